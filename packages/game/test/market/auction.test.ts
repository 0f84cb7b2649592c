import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AuctionState,
  auctionDurations,
  auctionSpan,
  bestBid,
  bidIncrement,
  bidStep,
  hammer,
  isSealed,
  leastBid,
  MOST_EXTENSIONS,
  placeBid,
  SOFT_CLOSE,
} from '../../src/market/auction.ts';
import { MINUTE } from '../../src/season/durations.ts';

const opened: AuctionState = {
  startingBid: 500,
  reserve: 2_000,
  closesAt: 60 * MINUTE,
  extensions: 0,
  price: null,
  leader: null,
  standing: [],
};

interface Bid {
  readonly stableId: string;
  readonly maximum: number;
  readonly at: number;
}

/** The auction after all bids; those that are refused change nothing. */
function following(bids: readonly Bid[], auction = opened): AuctionState {
  return bids.reduce((state, bid) => {
    const next = placeBid(state, bid);
    return typeof next === 'string' ? state : next;
  }, auction);
}

const bid = (stableId: string, maximum: number, at = 0): Bid => ({ stableId, maximum, at });
const stables = fc.constantFrom('ann', 'bob', 'cat', 'dan');
const amounts = fc.integer({ min: 1, max: 12_000 });
const bidsInTime = fc
  .array(fc.record({ stableId: stables, maximum: amounts, wait: fc.nat(4 * MINUTE) }), {
    maxLength: 60,
  })
  .map((drawn) => {
    let at = opened.closesAt - 20 * MINUTE;
    return drawn.map(({ wait, ...rest }) => {
      at += wait;
      return { ...rest, at };
    });
  });

describe('the ladder', () => {
  it('has the increments that are written down', () => {
    const prices = [0, 999, 1_000, 4_999, 5_000, 19_999, 20_000, 49_999, 50_000, 99_999, 100_000];
    expect(prices.map(bidIncrement)).toEqual([
      50, 50, 100, 100, 500, 500, 1_000, 1_000, 2_500, 2_500, 5_000,
    ]);
  });

  it('rounds an amount up by less than an increment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300_000 }), (amount) => {
        const step = bidStep(amount);
        expect(step).toBeGreaterThanOrEqual(amount);
        expect(step - amount).toBeLessThan(bidIncrement(amount));
        expect(bidStep(step)).toBe(step);
      }),
    );
  });
});

describe('proxy bidding', () => {
  it('lets the first bid stand at the starting bid, and a reserve that it meets at that', () => {
    expect(following([bid('ann', 1_900)])).toMatchObject({ price: 500, leader: 'ann' });
    expect(following([bid('ann', 2_500)])).toMatchObject({ price: 2_000, leader: 'ann' });
    const odd = { ...opened, reserve: 2_050 };
    expect(following([bid('ann', 2_500)], odd).price).toBe(2_100);
    expect(following([bid('ann', 2_070)], odd).price).toBe(2_070);
  });

  it('has the second maximum and an increment as its price', () => {
    expect(following([bid('ann', 3_000), bid('bob', 2_400)])).toMatchObject({
      price: 2_500,
      leader: 'ann',
    });
    expect(following([bid('ann', 3_000), bid('bob', 3_050)])).toMatchObject({
      price: 3_050,
      leader: 'bob',
    });
  });

  it('lets the first of two equal maxima lead, at that price', () => {
    const auction = following([bid('ann', 3_000), bid('bob', 3_000)]);
    expect(auction).toMatchObject({ price: 3_000, leader: 'ann' });
  });

  it('shows nothing of a maximum that its leader raises', () => {
    const { standing, ...before } = following([bid('ann', 1_000), bid('bob', 800)]);
    const { standing: raised, ...seen } = following([
      bid('ann', 1_000),
      bid('bob', 800),
      bid('ann', 1_900, opened.closesAt - 1),
    ]);
    expect(seen).toEqual(before);
    expect(raised).toEqual([{ stableId: 'ann', maximum: 1_900, sealed: false }]);
    expect(placeBid({ ...before, standing }, bid('ann', 1_050))).toBe('bid_too_low');
  });

  it('takes what lies an increment above the price, and nothing less', () => {
    fc.assert(
      fc.property(bidsInTime, stables, amounts, (bids, stableId, maximum) => {
        const auction = following(bids);
        const own = auction.standing.find((each) => each.stableId === stableId);
        const next = placeBid(auction, { stableId, maximum, at: 0 });
        const low = maximum < leastBid(auction, own?.maximum);
        if (isSealed(auction) && own?.sealed === true) expect(next).toBe('sealed_bid_given');
        else if (low) expect(next).toBe('bid_too_low');
        else expect(next).toBeTypeOf('object');
      }),
    );
  });

  it('never lowers the price, and never asks of the leader more than his maximum', () => {
    fc.assert(
      fc.property(bidsInTime, (bids) => {
        let auction = opened;
        for (const each of bids) {
          const next = following([each], auction);
          expect(next.price ?? 0).toBeGreaterThanOrEqual(auction.price ?? 0);
          const leading = next.standing.find(({ stableId }) => stableId === next.leader);
          if (next.price !== null) expect(leading?.maximum).toBeGreaterThanOrEqual(next.price);
          expect(next.closesAt).toBeGreaterThanOrEqual(auction.closesAt);
          auction = next;
        }
      }),
    );
  });

  it('lets the highest of all bids lead that were taken while they were open', () => {
    fc.assert(
      fc.property(bidsInTime, (bids) => {
        let auction = opened;
        let highest = 0;
        for (const each of bids) {
          const next = following([each], auction);
          if (next !== auction) highest = Math.max(highest, each.maximum);
          auction = next;
        }
        expect(bestBid(auction)?.maximum ?? 0).toBe(highest);
      }),
    );
  });
});

describe('a reserve', () => {
  it('changes nothing that is seen of an auction in which none of two is met', () => {
    fc.assert(
      fc.property(bidsInTime, (bids) => {
        const [one, other] = [12_001, 40_000].map((reserve) =>
          following(bids, { ...opened, reserve }),
        );
        expect({ ...one, reserve: 0 }).toEqual({ ...other, reserve: 0 });
      }),
    );
  });

  it('is met if and only if the price is as high, and then the horse is sold for no less', () => {
    fc.assert(
      fc.property(bidsInTime, fc.integer({ min: 500, max: 9_000 }), (bids, reserve) => {
        const auction = following(bids, { ...opened, reserve });
        const sold = hammer(auction);
        const best = bestBid(auction);
        expect(sold !== null).toBe((best?.maximum ?? 0) >= reserve);
        if (sold !== null) expect(sold.price).toBeGreaterThanOrEqual(reserve);
      }),
    );
  });
});

describe('the soft close', () => {
  it('puts the hammer off for a bid of the last five minutes, to five after it', () => {
    const last = opened.closesAt - SOFT_CLOSE;
    expect(following([bid('ann', 600, last)]).closesAt).toBe(opened.closesAt);
    const auction = following([bid('ann', 600, last + 1)]);
    expect(auction).toMatchObject({ closesAt: last + 1 + SOFT_CLOSE, extensions: 1 });
    expect(placeBid(opened, bid('ann', 600, opened.closesAt))).toBe('auction_over');
  });

  it('ends after twelve times in one sealed bid of each', () => {
    let auction = opened;
    for (let times = 0; times < MOST_EXTENSIONS; times += 1) {
      const stableId = times % 2 === 0 ? 'ann' : 'bob';
      auction = following([bid(stableId, leastBid(auction), auction.closesAt - 1)], auction);
    }
    expect(auction).toMatchObject({ extensions: 12, leader: 'bob' });
    const { closesAt, price } = auction;
    const at = closesAt - 1;
    const sealed = following([bid('cat', 3_000, at), bid('ann', 3_000, at)], auction);
    expect(sealed).toMatchObject({ closesAt, price, leader: 'bob', extensions: 12 });
    expect(placeBid(sealed, bid('cat', 5_000, at))).toBe('sealed_bid_given');
    expect(hammer(sealed)).toEqual({ stableId: 'cat', price: 3_000 });
    expect(hammer(following([bid('bob', 4_000, at)], sealed))).toEqual({
      stableId: 'bob',
      price: 3_100,
    });
  });

  it('offers durations that an auction may have', () => {
    for (const duration of auctionDurations) {
      expect(duration).toBeGreaterThanOrEqual(auctionSpan.least);
      expect(duration).toBeLessThanOrEqual(auctionSpan.most);
    }
  });
});
