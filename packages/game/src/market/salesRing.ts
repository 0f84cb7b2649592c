import { contains } from '../lists/contains.ts';

/** Below this price, in dollars, a horse is in the low band; from it on in the high. */
const HIGH_PRICE = 15_000;

/** Up to this age, in years, a horse is young; above it mature. */
const YOUNG_UNTIL = 3;

export type PriceBand = 'low' | 'high';
export type AgeBand = 'young' | 'mature';

/** The part of a horse for sale that the sales ring searches. */
export interface HorseForSale {
  readonly id: string;
  readonly name: string;
  readonly seller: string;
  /** Whole dollars. */
  readonly price: number;
  /** Years. */
  readonly age: number;
  readonly rating: number;
}

/** What a buyer looks for; null asks for nothing. */
export interface SalesSearch {
  /** A part of the horse's or the seller's name. */
  readonly text: string;
  readonly price: PriceBand | null;
  readonly age: AgeBand | null;
}

/** Low is under 15,000, high 15,000 or more. */
export function priceBand(price: number): PriceBand {
  return price < HIGH_PRICE ? 'low' : 'high';
}

/** Young is three years or less, mature above three. */
export function ageBand(age: number): AgeBand {
  return age <= YOUNG_UNTIL ? 'young' : 'mature';
}

/** The horses that meet every wish, in the order given. */
export function findHorsesForSale<Horse extends HorseForSale>(
  horses: readonly Horse[],
  search: SalesSearch,
): Horse[] {
  return horses.filter(
    (horse) =>
      (contains(horse.name, search.text) || contains(horse.seller, search.text)) &&
      (search.price === null || priceBand(horse.price) === search.price) &&
      (search.age === null || ageBand(horse.age) === search.age),
  );
}
