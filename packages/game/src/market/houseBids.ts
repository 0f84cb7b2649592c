import { hashText } from '../random/hashText.ts';
import { type Source, sfc32, uniform } from '../random/sfc32.ts';
import { MINUTE } from '../season/durations.ts';
import { houseStables } from '../stables/houseStables.ts';
import { bidIncrement, bidStep } from './auction.ts';

/**
 * How the house's stables bid on the house's own lots: two on each, once each, for a part of the guide that the lot's
 * id draws, within minutes of its being consigned. A bid above the most is never above a reserve of the house, so that
 * none of them ever buys, and what a player pays is the same with them and without.
 */
export const houseBidding = {
  bidders: 2,
  /** Parts of the guide. */
  least: 0.4,
  most: 0.8,
  /** The first bids within so long of the consignment, in ms, the second within the next such span. */
  within: 4 * MINUTE,
} as const;

/** A bid that a stable of the house will give. */
export interface HouseBid {
  readonly stableName: string;
  /** Whole dollars, on the ladder. */
  readonly maximum: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The most that a stable of the house bids for a horse of that guide, in whole dollars (`private.most_of_house`). */
export function mostOfHouse(guide: number): number {
  return onLadder(Math.floor((guide * 8) / 10));
}

/**
 * The bids that the house's stables give for a lot of the house, in their order: drawn by the lot's id alone, so that
 * anybody can draw them again. One whose maximum is below what it takes by then is not given.
 */
export function houseBids({
  auctionId,
  guide,
  startingBid,
  consignedAt,
}: {
  auctionId: string;
  guide: number;
  startingBid: number;
  consignedAt: number;
}): HouseBid[] {
  const source = sfc32(hashText(auctionId), 0, 0, 9);
  const { bidders, least, most, within } = houseBidding;
  const first = source() % houseStables.length;
  return Array.from({ length: bidders }, (_, turn) => {
    const stable = houseStables[(first + turn * stride(source)) % houseStables.length];
    if (stable === undefined) throw new Error('The house keeps no stable.');
    const part = least + uniform(source) * (most - least);
    const maximum = Math.min(
      mostOfHouse(guide),
      Math.max(bidStep(startingBid), onLadder(Math.floor(guide * part))),
    );
    const at = consignedAt + Math.floor((turn + uniform(source)) * within);
    return { stableName: stable.name, maximum, at };
  });
}

/** From one to all but one: two bidders are never the same. */
const stride = (source: Source) => 1 + (source() % (houseStables.length - 1));

/** The highest price on the ladder of the increments that is not above an amount. */
const onLadder = (amount: number) =>
  Math.floor(amount / bidIncrement(amount)) * bidIncrement(amount);
