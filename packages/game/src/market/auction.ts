import { DAY, HOUR, MINUTE } from '../season/durations.ts';

/** What the house keeps of an owner who consigns a horse, in whole dollars (`racing.md`, "Economy"). */
export const AUCTION_LISTING = 50;

/** The least that a first bid may be, in whole dollars. */
export const LEAST_FIRST_BID = 50;

/** How long an auction may last, in ms. */
export const auctionSpan = { least: 10 * MINUTE, most: 3 * DAY } as const;

/** So many of the house's horses are under the hammer at once, and one hammer falls every so many ms. */
export const houseLots = { open: 4, every: 15 * MINUTE } as const;

/** How long an owner may let an auction last, in ms; those of less than a day are for a game of one sitting. */
export const auctionDurations: readonly number[] = [
  10 * MINUTE,
  HOUR,
  6 * HOUR,
  DAY,
  2 * DAY,
  3 * DAY,
];

/** A bid so shortly before the hammer puts it off to so long after the bid, in ms. */
export const SOFT_CLOSE = 5 * MINUTE;

/** How often the hammer is put off at the most. What is bid after the last time is sealed. */
export const MOST_EXTENSIONS = 12;

/** Below each price, in whole dollars, the least by which a bid goes above another; from the last one on `TOP`. */
const increments = [
  { below: 1_000, by: 50 },
  { below: 5_000, by: 100 },
  { below: 20_000, by: 500 },
  { below: 50_000, by: 1_000 },
  { below: 100_000, by: 2_500 },
] as const;
const TOP_INCREMENT = 5_000;

/** A maximum that stands: its credits are kept until it is outbid or the hammer has fallen. */
export interface StandingBid {
  readonly stableId: string;
  /** The most that the stable pays, in whole dollars. */
  readonly maximum: number;
  /** Given after the last extension: nobody learns of it before the hammer. */
  readonly sealed: boolean;
}

/** How an auction stands. Money is whole dollars, times are milliseconds since 1970. */
export interface AuctionState {
  readonly startingBid: number;
  /** Known to the vendor alone. */
  readonly reserve: number;
  readonly closesAt: number;
  readonly extensions: number;
  /** Null before the first bid. */
  readonly price: number | null;
  /** Who leads, as everybody sees it. */
  readonly leader: string | null;
  /** In the order in which they were given. */
  readonly standing: readonly StandingBid[];
}

/** By how much, in whole dollars, the bid after one of `price` is higher at the least. */
export function bidIncrement(price: number): number {
  return increments.find(({ below }) => price < below)?.by ?? TOP_INCREMENT;
}

/** The least price on the ladder of the increments that is not below an amount, in whole dollars. */
export function bidStep(amount: number): number {
  const by = bidIncrement(amount);
  return Math.ceil(amount / by) * by;
}

/** True once the hammer was put off for the last time: each stable may still give one bid, which nobody sees. */
export const isSealed = ({ extensions }: Pick<AuctionState, 'extensions'>): boolean =>
  extensions >= MOST_EXTENSIONS;

/**
 * The least maximum, in whole dollars, that a stable may bid: the first bid, or an increment above the price;
 * for one whose own maximum stands, an increment above that.
 */
export function leastBid(
  { startingBid, price }: Pick<AuctionState, 'startingBid' | 'price'>,
  ownMaximum: number | null = null,
): number {
  const least = price === null ? startingBid : price + bidIncrement(price);
  return Math.max(least, ownMaximum === null ? 0 : ownMaximum + bidIncrement(ownMaximum));
}

/**
 * Who leads among the bids that stand, and at which price: an increment above the second maximum, but no more
 * than his own; the first of two that are equal leads. Who bids as much as the reserve bids the reserve, rounded
 * up to the ladder so that the price does not tell it. Null without a bid.
 */
export function bestBid(
  auction: Pick<AuctionState, 'startingBid' | 'reserve' | 'price' | 'standing'>,
): (StandingBid & { readonly price: number }) | null {
  const [first, second] = auction.standing.toSorted((a, b) => b.maximum - a.maximum);
  if (first === undefined) return null;
  const { maximum } = first;
  const above = second === undefined ? 0 : second.maximum + bidIncrement(second.maximum);
  const reserved = maximum >= auction.reserve ? bidStep(auction.reserve) : 0;
  const shown = auction.price ?? auction.startingBid;
  return { ...first, price: Math.max(shown, Math.min(maximum, Math.max(above, reserved))) };
}

/** Why a bid is not taken. */
export type BidRefusal = 'auction_over' | 'sealed_bid_given' | 'bid_too_low';

/**
 * The auction after a bid at `at`, or why the bid is not taken. What everybody sees changes unless the bid is
 * sealed, or raises the leader's own maximum below a reserve or above it; whose bid changed it within `SOFT_CLOSE`
 * of the hammer puts that off. `place_bid` in the database is its twin.
 */
export function placeBid(
  auction: AuctionState,
  { stableId, maximum, at }: { stableId: string; maximum: number; at: number },
): AuctionState | BidRefusal {
  const own = auction.standing.find((bid) => bid.stableId === stableId);
  const sealed = isSealed(auction);
  if (at >= auction.closesAt) return 'auction_over';
  if (sealed && own?.sealed === true) return 'sealed_bid_given';
  if (maximum < leastBid(auction, own?.maximum)) return 'bid_too_low';
  const bid = { stableId, maximum, sealed };
  const standing = [...auction.standing.filter((each) => each !== own), bid];
  if (sealed) return { ...auction, standing };
  const best = bestBid({ ...auction, standing });
  if (best === null) throw new Error('A bid was placed, and none stands.');
  const { price, stableId: leader } = best;
  const changed = price !== auction.price || leader !== auction.leader;
  const extended = changed && at > auction.closesAt - SOFT_CLOSE;
  return {
    ...auction,
    ...{ price, leader },
    closesAt: extended ? at + SOFT_CLOSE : auction.closesAt,
    extensions: auction.extensions + Number(extended),
    standing: standing.filter((each) => each.stableId === leader),
  };
}

/** To whom the horse goes when the hammer falls, and for how much; null if the reserve is not met. */
export function hammer(auction: AuctionState): { stableId: string; price: number } | null {
  const best = bestBid(auction);
  if (best === null || best.price < auction.reserve) return null;
  return { stableId: best.stableId, price: best.price };
}
