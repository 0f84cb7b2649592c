import { isSealed, type SellerKind } from '@furlong/game/rules';
import { type Horse, type HorseRow, toHorse } from '../horses/rows.ts';
import type { Database } from '../shared/database.types.ts';
import { parseTimestamp, parseTimestampOrNull } from '../shared/timestamps.ts';
import type { Stable } from '../stables/rows.ts';

/** `sealed`: whether it leads is told when the hammer has fallen. */
export type BidAnswer = 'leads' | 'outbid' | 'sealed';

/** `unsold`: the reserve was not met. `void`: the horse was not there any more when the hammer fell. */
export type AuctionOutcome = 'sold' | 'unsold' | 'withdrawn' | 'void';

type NamedStable = Pick<Stable, 'id' | 'name' | 'silks'>;

/** A horse under the hammer, or on which it has fallen. Times are milliseconds since 1970, money whole dollars. */
export interface AuctionLot {
  readonly id: string;
  /** In the catalogue, from 1. */
  readonly number: number;
  readonly horse: Horse;
  readonly vendor: NamedStable;
  readonly vendorKind: SellerKind;
  /** What it is worth by the published rule; of one that is over, what it was worth then. */
  readonly guide: number;
  readonly startingBid: number;
  /** Null before the first bid. */
  readonly price: number | null;
  /** How many bids have changed the price or who leads. */
  readonly bids: number;
  /** Who leads at the price; of one that was sold, its buyer. Null before the first bid. */
  readonly leader: NamedStable | null;
  readonly reserveMet: boolean;
  /** How often the hammer was put off, 12 at the most. */
  readonly extensions: number;
  /** After the last extension: each stable may give one more bid, which nobody sees before the hammer. */
  readonly sealed: boolean;
  readonly consignedAt: number;
  readonly closesAt: number;
  /** Null while it is open, also when its hammer is about to fall. */
  readonly ended: { readonly at: number; readonly outcome: AuctionOutcome } | null;
  /** Told to its vendor alone. */
  readonly reserve: number | null;
  /** The least maximum that the player may bid; null once it is over, and to its vendor. */
  readonly leastBid: number | null;
  /** Whether the player has marked it to come back to. */
  readonly watched: boolean;
  /** Of the player's own bids. */
  readonly own: {
    /** The highest maximum; null without a bid. */
    readonly maximum: number | null;
    /** True while its credits are kept: it leads, or it is sealed. */
    readonly stands: boolean;
    /** True once the sealed bid is given. */
    readonly sealed: boolean;
  };
}

/** A lot by itself. */
export interface LotToBidOn extends AuctionLot {
  /**
   * The most that the player may bid to a stable, as in the sales ring; null once it is over, to visitors, to its
   * vendor, and for a horse of the house.
   */
  readonly mostBid: number | null;
}

/** A lot in a list, and where it stands in the order that was asked for. */
export interface ListedLot extends AuctionLot {
  readonly sortKey: string;
}

/** What a horse brought by auction, as it was when the hammer fell. */
export interface AuctionPrice {
  readonly auctionId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly rating: number;
  /** Years. */
  readonly age: number;
  /** Whole dollars. */
  readonly price: number;
}

/** A bid that everybody saw. */
export interface LotBid {
  /** Which of the lot's it was, from 1. */
  readonly number: number;
  readonly stable: Pick<Stable, 'id' | 'name'>;
  /** A stable of the house bid it. */
  readonly ofHouse: boolean;
  /** What the lot stood at after it, in whole dollars: no stable's maximum. */
  readonly price: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface LotRow {
  readonly id: string;
  readonly number: number;
  readonly horse: HorseRow;
  readonly vendor: NamedStable;
  readonly of_house: boolean;
  readonly guide: number;
  readonly starting_bid: number;
  readonly price: number | null;
  readonly bids: number;
  readonly leader: NamedStable | null;
  readonly reserve_met: boolean;
  readonly extensions: number;
  readonly consigned_at: string;
  readonly closes_at: string;
  readonly ended_at: string | null;
  readonly outcome: AuctionOutcome | null;
  readonly reserve: number | null;
  readonly least_bid: number | null;
  readonly own_maximum: number | null;
  readonly own_stands: boolean;
  readonly own_sealed: boolean;
  readonly watched: boolean;
}

export interface ListedLotRow {
  readonly lot: LotRow;
  readonly sort_key: string | number;
}

export function toLot(row: LotRow): AuctionLot {
  const endedAt = parseTimestampOrNull(row.ended_at);
  return {
    id: row.id,
    number: row.number,
    horse: toHorse(row.horse),
    vendor: row.vendor,
    vendorKind: row.of_house ? 'house' : 'stable',
    guide: row.guide,
    startingBid: row.starting_bid,
    price: row.price,
    bids: row.bids,
    leader: row.leader,
    reserveMet: row.reserve_met,
    extensions: row.extensions,
    sealed: isSealed(row),
    consignedAt: parseTimestamp(row.consigned_at),
    closesAt: parseTimestamp(row.closes_at),
    ended: endedAt === null || row.outcome === null ? null : { at: endedAt, outcome: row.outcome },
    reserve: row.reserve,
    leastBid: row.least_bid,
    watched: row.watched,
    own: { maximum: row.own_maximum, stands: row.own_stands, sealed: row.own_sealed },
  };
}

export const toListedLot = ({ lot, sort_key }: ListedLotRow): ListedLot => ({
  ...toLot(lot),
  sortKey: String(sort_key),
});

export const toLotBid = (
  row: Database['public']['Functions']['auction_bids']['Returns'][number],
): LotBid => ({
  number: row.number,
  stable: { id: row.stable_id, name: row.stable_name },
  ofHouse: row.of_house,
  price: row.price,
  at: parseTimestamp(row.at),
});

export const toAuctionPrice = (
  row: Database['public']['Functions']['auction_prices']['Returns'][number],
): AuctionPrice => ({
  auctionId: row.auction_id,
  at: parseTimestamp(row.ended_at),
  rating: row.rating,
  age: row.age,
  price: row.price,
});
