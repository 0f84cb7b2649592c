import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Contender,
  championshipOrder,
  FINAL_PLACES,
  finalFields,
  INVITED,
  supplementaryFee,
} from '../../src/championships/order.ts';

const contenders = fc.uniqueArray(
  fc.record<Contender>({
    horseId: fc.uuid(),
    points: fc.integer({ min: 0, max: 20 }),
    earnings: fc.integer({ min: 0, max: 5 }),
    bestPlace: fc.integer({ min: 1, max: 3 }),
    bestAt: fc.integer({ min: 0, max: 3 }),
    automatic: fc.boolean(),
    rating: fc.integer({ min: 0, max: 140 }),
    lot: fc.uuid(),
  }),
  { selector: ({ horseId }) => horseId, maxLength: 40 },
);
const house = Array.from({ length: 30 }, (_, rank) => ({
  horseId: `house ${rank}`,
  rating: 110 - rank,
  lot: `${rank}`,
}));

const contender = (horseId: string, change: Partial<Contender> = {}): Contender => ({
  ...{ horseId, points: 5, earnings: 0, bestPlace: 2, bestAt: 0, rating: 60, lot: horseId },
  ...{ automatic: false, ...change },
});

describe('the order in which a final is drawn', () => {
  it('has everybody once, and does not depend on the order of the table', () => {
    fc.assert(
      fc.property(contenders, (all) => {
        const order = championshipOrder(all, house);
        expect(new Set(order).size).toBe(all.length + house.length);
        expect(championshipOrder(all.toReversed(), house.toReversed())).toEqual(order);
      }),
    );
  });

  it('begins with three automatic winners, then goes by points', () => {
    const winners = [4, 3, 2, 1].map((earnings) =>
      contender(`winner ${earnings}`, { points: 0, earnings, automatic: true }),
    );
    const others = Array.from({ length: 3 }, (_, rank) =>
      contender(`other ${rank}`, { points: rank === 2 ? 6 : 5, earnings: 100 - rank }),
    );
    const slow = [50, 70].map((rating) => contender(`slow ${rating}`, { points: 0, rating }));
    expect(championshipOrder([...slow, ...others, ...winners], house.slice(0, 2))).toEqual([
      ...['winner 4', 'winner 3', 'winner 2', 'other 2', 'other 0', 'other 1'],
      ...['slow 70', 'winner 1', 'slow 50', 'house 0', 'house 1'],
    ]);
  });

  it('decides between equal points by earnings, the better best place, the earlier of it, the lot', () => {
    const all = [
      contender('lot', { lot: 'b', bestAt: 1 }),
      contender('earlier', { lot: 'c', bestAt: 0 }),
      contender('better', { lot: 'd', bestPlace: 1, bestAt: 9 }),
      contender('richer', { lot: 'e', earnings: 1, bestPlace: 5 }),
      contender('first lot', { lot: 'a', bestAt: 1 }),
    ];
    expect(championshipOrder(all, [])).toEqual([
      ...['richer', 'better', 'earlier', 'first lot', 'lot'],
    ]);
  });
});

describe('a final and its consolation', () => {
  it('are full, and nobody runs in both', () => {
    const few = fc.array(fc.nat({ max: 40 }), { maxLength: 6 });
    fc.assert(
      fc.property(contenders, few, fc.option(fc.nat({ max: 60 })), (all, gone, bought) => {
        const order = championshipOrder(all, house);
        const absent = gone.flatMap((index) => order[index] ?? []);
        const supplementary =
          bought === null ? null : (order.filter((id) => !absent.includes(id))[bought] ?? null);
        const { final, consolation } = finalFields(order, { absent, supplementary });
        expect(final).toHaveLength(FINAL_PLACES);
        const both = [...final, ...consolation];
        expect(new Set(both).size).toBe(both.length);
        expect(both.filter((id) => absent.includes(id))).toEqual([]);
        const invited = order.slice(0, INVITED).filter((id) => !absent.includes(id));
        expect(final).toEqual(expect.arrayContaining(invited));
        if (supplementary !== null) expect(final).toContain(supplementary);
      }),
    );
  });

  it('can be bought into for five percent of the purse', () => {
    expect(supplementaryFee(200_000)).toBe(10_000);
    expect(supplementaryFee(200_001)).toBe(10_001);
  });
});
