import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AuctionState,
  bidStep,
  hammer,
  houseLots,
  leastBid,
  placeBid,
  SOFT_CLOSE,
} from '../../src/market/auction.ts';
import { nearGuide } from '../../src/market/guidePrice.ts';
import { houseBidding, houseBids, mostOfHouse } from '../../src/market/houseBids.ts';
import { houseStables } from '../../src/stables/houseStables.ts';

const guides = fc.integer({ min: 10, max: 8_000 }).map((fifties) => fifties * 50);
const consignedAt = Date.UTC(2026, 10, 28, 12);

/** A lot as the house consigns it. */
const lotOf = (auctionId: string, guide: number) => ({
  ...{ auctionId, guide, consignedAt },
  startingBid: bidStep(Math.floor((guide * 3) / 10)),
});
const lots = fc.tuple(fc.uuid(), guides).map(([id, guide]) => lotOf(id, guide));

interface Bid {
  readonly stableId: string;
  readonly maximum: number;
  readonly at: number;
}

function fallsTo(lot: ReturnType<typeof lotOf>, bids: readonly Bid[]) {
  const opened: AuctionState = {
    ...{ startingBid: lot.startingBid, reserve: nearGuide(lot.guide).least, extensions: 0 },
    ...{ closesAt: consignedAt + houseLots.every, price: null, leader: null, standing: [] },
  };
  const ended = bids.reduce((state, bid) => {
    const next = placeBid(state, bid);
    return typeof next === 'string' ? state : next;
  }, opened);
  return hammer(ended);
}

describe('the house’s stables', () => {
  it('bid twice on each lot of the house within ten minutes, and never near its hammer', () => {
    fc.assert(
      fc.property(lots, (lot) => {
        const bids = houseBids(lot);
        expect(houseBids(lot)).toEqual(bids);
        const names = new Set(bids.map(({ stableName }) => stableName));
        expect(names.size).toBe(houseBidding.bidders);
        for (const name of names) expect(houseStables.map((stable) => stable.name)).toContain(name);
        for (const { at, maximum } of bids) {
          expect(at).toBeGreaterThanOrEqual(consignedAt);
          expect(at).toBeLessThan(consignedAt + houseLots.every - SOFT_CLOSE);
          expect(bidStep(maximum)).toBe(maximum);
          expect(maximum).toBeGreaterThanOrEqual(lot.startingBid);
          expect(maximum).toBeLessThanOrEqual(mostOfHouse(lot.guide));
        }
      }),
    );
  });

  it('bid for less than any reserve of the house, by so much that a bid of the reserve goes above theirs', () => {
    fc.assert(
      fc.property(guides, (guide) => {
        const most = mostOfHouse(guide);
        expect(leastBid({ startingBid: most, price: most })).toBeLessThanOrEqual(
          nearGuide(guide).least,
        );
      }),
    );
  });

  it('never buy, and who buys has the horse for what it takes without them', () => {
    const players = fc.array(
      fc.record({
        stableId: fc.constantFrom('ann', 'bob', 'cat'),
        part: fc.double({ min: 0.2, max: 1.5, noNaN: true }),
        at: fc.integer({ min: 0, max: houseLots.every - SOFT_CLOSE }),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(lots, players, (lot, drawn) => {
        // Once each: what a stable has said before is part of what it must go above.
        const own = [...new Map(drawn.map((bid) => [bid.stableId, bid])).values()].map(
          ({ part, at, stableId }): Bid => ({
            ...{ stableId, at: consignedAt + at, maximum: Math.ceil(lot.guide * part) },
          }),
        );
        const house = houseBids(lot).map(({ stableName, ...bid }) => ({
          ...bid,
          stableId: stableName,
        }));
        const inTime = (bids: readonly Bid[]) => bids.toSorted((a, b) => a.at - b.at);
        expect(fallsTo(lot, inTime([...own, ...house]))).toEqual(fallsTo(lot, inTime(own)));
      }),
    );
  });
});
