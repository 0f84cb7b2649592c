import type { SellerKind, Surface } from '@furlong/game/rules';
import { type Horse, type HorseRow, toHorse } from '../horses/rows.ts';
import type { Database } from '../shared/database.types.ts';
import { parseTimestamp, parseTimestampOrNull } from '../shared/timestamps.ts';
import type { Stable } from '../stables/rows.ts';

/** A horse that is for sale. Times are milliseconds since 1970, money whole dollars. */
export interface SaleListing {
  readonly horse: Horse;
  readonly seller: Pick<Stable, 'id' | 'name' | 'silks'>;
  readonly sellerKind: SellerKind;
  /** On which it has come in the first three most often; null for one that never has. */
  readonly surface: Surface | null;
  readonly price: number;
  readonly listedAt: number;
  /** Where it stands in the order that was asked for. */
  readonly sortKey: string;
}

/** Horses for sale that follow one another. */
export interface SalesPage {
  readonly listings: readonly SaleListing[];
  /**
   * How many there are in all, told with the first page. With a text, 1,001 stands for more than 1,000.
   */
  readonly total: number;
}

/** How a horse stands in the sales ring. Money in whole dollars. */
export interface HorseSale {
  /** Null for a horse that is not for sale. */
  readonly listing: { readonly price: number; readonly listedAt: number } | null;
  readonly sellerKind: SellerKind;
  /** What it is worth by the published rule. */
  readonly rulePrice: number;
  /** What comparable horses were sold for: the median, and of how many; null without any. */
  readonly comparable: { readonly median: number; readonly sales: number } | null;
  /** The least that its owner may ask, told to them alone; null to all others. */
  readonly leastToAsk: number | null;
  /** The most that the player may pay the stable it is in; null where that is their own, or the house's. */
  readonly mostToPay: number | null;
  /** Why its owner cannot offer it now; null to all others, and when they can. */
  readonly obstacle:
    | 'sale_while_entered'
    | 'sale_while_at_work'
    | 'not_sellable_yet'
    | 'horse_in_request'
    | 'horse_in_auction'
    | null;
  /** Until when, and for how much, its owner may give it back to the house. */
  readonly giveBack: {
    readonly until: number;
    readonly price: number;
    /** How much of the price pays what their last bill for boxes lacked. */
    readonly toBoxes: number;
  } | null;
}

/** A horse that the player offers. */
export interface OwnListing {
  readonly horseId: string;
  readonly price: number;
  readonly listedAt: number;
  /** What it is worth by the published rule. */
  readonly rulePrice: number;
}

/** A horse that the player has sold or bought. */
export interface PastSale {
  readonly id: string;
  readonly horseId: string;
  readonly horseName: string;
  readonly side: 'sold' | 'bought';
  /** The other stable. */
  readonly other: Pick<Stable, 'id' | 'name'>;
  readonly otherKind: SellerKind;
  readonly price: number;
  readonly at: number;
  /** When it was given back. */
  readonly returnedAt: number | null;
}

type Returns<Name extends keyof Database['public']['Functions']> =
  Database['public']['Functions'][Name]['Returns'] extends (infer Row)[] ? Row : never;

export type SaleListingRow = Omit<Returns<'sales_ring'>, 'horse' | 'seller' | 'surface'> & {
  horse: HorseRow;
  seller: Pick<Stable, 'id' | 'name' | 'silks'>;
  surface: Surface | null;
};

const kindOf = (ofHouse: boolean): SellerKind => (ofHouse ? 'house' : 'stable');

export function toSaleListing(row: SaleListingRow): SaleListing {
  return {
    horse: toHorse(row.horse),
    seller: row.seller,
    sellerKind: kindOf(row.of_house),
    surface: row.surface,
    price: row.price,
    listedAt: parseTimestamp(row.listed_at),
    sortKey: row.sort_key,
  };
}

export interface HorseSaleRow {
  readonly price: number | null;
  readonly listed_at: string | null;
  readonly of_house: boolean;
  readonly rule_price: number;
  readonly median: number | null;
  readonly sales: number;
  readonly least_to_ask: number | null;
  readonly most_to_pay: number | null;
  readonly obstacle: HorseSale['obstacle'];
  readonly return_until: string | null;
  readonly return_price: number | null;
  readonly return_to_boxes: number;
}

export function toHorseSale(row: HorseSaleRow): HorseSale {
  const { price, listed_at: listedAt, median, return_until: until, return_price: back } = row;
  return {
    listing:
      price === null || listedAt === null ? null : { price, listedAt: parseTimestamp(listedAt) },
    sellerKind: kindOf(row.of_house),
    rulePrice: row.rule_price,
    comparable: median === null ? null : { median, sales: row.sales },
    leastToAsk: row.least_to_ask,
    mostToPay: row.most_to_pay,
    obstacle: row.obstacle,
    giveBack:
      until === null || back === null
        ? null
        : { until: parseTimestamp(until), price: back, toBoxes: row.return_to_boxes },
  };
}

export function toOwnListing(row: Returns<'my_listings'>): OwnListing {
  return {
    horseId: row.horse_id,
    price: row.price,
    listedAt: parseTimestamp(row.listed_at),
    rulePrice: row.rule_price,
  };
}

export type PastSaleRow = Omit<Returns<'my_sales'>, 'returned_at'> & { returned_at: string | null };

export function toPastSale(row: PastSaleRow): PastSale {
  return {
    id: row.id,
    horseId: row.horse_id,
    horseName: row.horse_name,
    side: row.sold ? 'sold' : 'bought',
    other: { id: row.other_id, name: row.other_name },
    otherKind: kindOf(row.of_house && !row.sold),
    price: row.price,
    at: parseTimestamp(row.at),
    returnedAt: parseTimestampOrNull(row.returned_at),
  };
}
