import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Contender, finalists, supplementaryFee } from '../../src/championships/finalists.ts';
import { pointsForPlaces, qualifierPoints } from '../../src/championships/points.ts';

describe('the points of a qualifier', () => {
  it('rise from 10 to 50 over ten weeks, and end there', () => {
    const firsts = Array.from({ length: 12 }, (_, week) => qualifierPoints(week + 1)[0] ?? 0);
    expect(firsts).toEqual([10, 10, 10, 20, 20, 20, 30, 30, 50, 50, 0, 0]);
    expect(qualifierPoints(10)).toEqual([50, 25, 15, 10, 5]);
  });

  it('are shared in a dead heat', () => {
    expect(pointsForPlaces(1, [1, 1, 3, 4, 5, 6])).toEqual([7.5, 7.5, 3, 2, 1, 0]);
    expect(pointsForPlaces(1, [1, 2, 3, 4, 5, 5])).toEqual([10, 5, 3, 2, 0.5, 0.5]);
  });

  it('never add up to more than the table', () => {
    const gaps = fc.array(fc.boolean(), { minLength: 5, maxLength: 14 });
    fc.assert(
      fc.property(gaps, fc.integer({ min: 1, max: 12 }), (isBehind, week) => {
        let place = 1;
        const places = isBehind.map((behind, index) => {
          if (behind) place = index + 1;
          return place;
        });
        const sum = pointsForPlaces(week, places).reduce((total, each) => total + each, 0);
        expect(sum).toBeCloseTo(qualifierPoints(week).reduce((total, each) => total + each, 0));
      }),
    );
  });
});

describe('a final', () => {
  const contenders = fc.uniqueArray(
    fc.record<Contender>({
      horseId: fc.uuid(),
      points: fc.integer({ min: 0, max: 20 }),
      earnings: fc.integer({ min: 0, max: 5 }),
      automatic: fc.boolean(),
      supplementary: fc.boolean(),
    }),
    { selector: ({ horseId }) => horseId, maxLength: 40 },
  );

  it('has at most twelve runners, three of them automatic and one supplementary', () => {
    fc.assert(
      fc.property(contenders, (all) => {
        const { final, consolation } = finalists(all);
        const points = (id: string) => all.find(({ horseId }) => horseId === id)?.points ?? 0;
        expect(final.length).toBeLessThanOrEqual(12);
        expect(consolation.length).toBeLessThanOrEqual(12);
        expect(new Set([...final, ...consolation]).size).toBe(final.length + consolation.length);
        expect(final.filter((id) => points(id) === 0).length).toBeLessThanOrEqual(4);
        const kept = Math.min(4, all.filter((one) => one.automatic || one.supplementary).length);
        const least = Math.min(...final.slice(kept).map(points));
        for (const id of consolation) expect(points(id)).toBeLessThanOrEqual(least);
        expect(finalists(all.toReversed())).toEqual({ final, consolation });
      }),
    );
  });

  it('takes three automatic winners and one bought place first, then points, then earnings', () => {
    const contender = (horseId: string, change: Partial<Contender> = {}): Contender => ({
      horseId,
      points: 5,
      earnings: 0,
      automatic: false,
      supplementary: false,
      ...change,
    });
    const winners = [4, 3, 2, 1].map((earnings) =>
      contender(`winner ${earnings}`, { points: 0, earnings, automatic: true }),
    );
    const bought = [2, 1].map((earnings) =>
      contender(`bought ${earnings}`, { points: 0, earnings, supplementary: true }),
    );
    const others = Array.from({ length: 10 }, (_, rank) =>
      contender(`other ${rank}`, { points: rank === 9 ? 6 : 5, earnings: 100 - rank }),
    );
    expect(finalists([...others, ...bought, ...winners])).toEqual({
      final: [
        ...['winner 4', 'winner 3', 'winner 2', 'bought 2', 'other 9'],
        ...Array.from({ length: 7 }, (_, rank) => `other ${rank}`),
      ],
      consolation: ['other 7', 'other 8'],
    });
  });

  it('can be bought into for five percent of the purse', () => {
    expect(supplementaryFee(200_000)).toBe(10_000);
  });
});
