import type { Sex } from '../horses/gender.ts';
import type { Specialty } from '../horses/specialty.ts';
import { contains } from '../lists/contains.ts';
import type { Surface } from '../tracks/tracks.ts';

/** Below this price, in dollars, a horse is in the low band; from it on in the high. */
export const HIGH_PRICE = 15_000;

/** Up to this age, in years, a horse is young; above it mature. */
const YOUNG_UNTIL = 3;

export type PriceBand = 'low' | 'high';
export type AgeBand = 'young' | 'mature';

export const saleRatings = ['under 60', '60 to 79', '80 to 89', '90 and above'] as const;
export type SaleRating = (typeof saleRatings)[number];

export const saleRuns = ['unraced', 'up to 5 runs', 'more than 5 runs'] as const;
export type SaleRuns = (typeof saleRuns)[number];

/** The house, or the stable of a player. */
export type SellerKind = 'house' | 'stable';

/** The part of a horse for sale that the sales ring searches. */
export interface HorseForSale {
  readonly id: string;
  readonly name: string;
  readonly seller: string;
  readonly sellerKind: SellerKind;
  /** Whole dollars. */
  readonly price: number;
  /** Years. */
  readonly age: number;
  readonly sex: Sex;
  readonly rating: number;
  readonly specialty: Specialty;
  /** On which it has come in the first three most often; null for one that never has. */
  readonly surface: Surface | null;
  readonly runs: number;
}

/** What a buyer looks for; null asks for nothing. */
export interface SalesSearch {
  /** A part of the horse's or the seller's name. */
  readonly text: string;
  readonly price: PriceBand | null;
  readonly age: AgeBand | null;
  readonly sex: Sex | null;
  readonly rating: SaleRating | null;
  readonly specialty: Specialty | null;
  readonly surface: Surface | null;
  readonly runs: SaleRuns | null;
  readonly seller: SellerKind | null;
}

/** Low is under 15,000, high 15,000 or more. */
export function priceBand(price: number): PriceBand {
  return price < HIGH_PRICE ? 'low' : 'high';
}

/** Young is three years or less, mature above three. */
export function ageBand(age: number): AgeBand {
  return age <= YOUNG_UNTIL ? 'young' : 'mature';
}

/** In which quarter of the catalogue a rating in pounds is. */
export function saleRating(rating: number): SaleRating {
  if (rating >= 90) return '90 and above';
  if (rating >= 80) return '80 to 89';
  return rating >= 60 ? '60 to 79' : 'under 60';
}

/** How much a horse has been raced. */
function saleRunsOf(runs: number): SaleRuns {
  if (runs === 0) return 'unraced';
  return runs <= 5 ? 'up to 5 runs' : 'more than 5 runs';
}

/**
 * The horses that meet every wish, in the order given. The database decides which horses the ring shows
 * (`sales_search.sql`); its tests hold it to this.
 */
export function findHorsesForSale<Horse extends HorseForSale>(
  horses: readonly Horse[],
  search: SalesSearch,
): Horse[] {
  const wished = <Value>(wish: Value | null, value: Value) => wish === null || wish === value;
  return horses.filter(
    (horse) =>
      (contains(horse.name, search.text) || contains(horse.seller, search.text)) &&
      wished(search.price, priceBand(horse.price)) &&
      wished(search.age, ageBand(horse.age)) &&
      wished(search.sex, horse.sex) &&
      wished(search.rating, saleRating(horse.rating)) &&
      wished(search.specialty, horse.specialty) &&
      wished(search.surface, horse.surface) &&
      wished(search.runs, saleRunsOf(horse.runs)) &&
      wished(search.seller, horse.sellerKind),
  );
}
