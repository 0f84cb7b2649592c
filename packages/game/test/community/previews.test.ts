import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPreview, previewScore, previewScoreOf, shareOut } from '../../src/community/previews.ts';

describe('the score of a preview', () => {
  it('is 100 for twice the line, nothing for the line, and loses as much for half of it', () => {
    expect([previewScore(20, 1000), previewScore(10, 1000), previewScore(5, 1000)]).toEqual([
      100, 0, -100,
    ]);
    // The line is taken to have given 1 % at least.
    expect(previewScore(1, 0)).toBe(0);
  });

  it('rounds nothing that another machine might round otherwise', () => {
    let nearest = 1;
    for (let chance = 1; chance <= 99; chance++) {
      for (let line = 100; line <= 10_000; line++) {
        const exact = (100 * Math.log((100 * chance) / line)) / Math.log(2);
        nearest = Math.min(nearest, Math.abs(exact - Math.floor(exact) - 0.5));
      }
    }
    expect(nearest).toBeGreaterThan(1e-9);
  });

  it('is greater the more the winner was given', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 98 }),
        fc.integer({ min: 0, max: 10_000 }),
        (chance, line) => {
          expect(previewScore(chance + 1, line)).toBeGreaterThanOrEqual(previewScore(chance, line));
        },
      ),
    );
  });

  it('of a dead heat is the mean of both winners', () => {
    const winners = [
      { chance: 20, line: 1000 },
      { chance: 5, line: 1000 },
    ];
    expect(previewScoreOf(winners)).toBe(0);
    expect(previewScoreOf(winners.slice(0, 1))).toBe(100);
  });

  // What makes honesty the best policy: nobody gains by saying another chance than they believe in.
  it('is best on average for who says what is true', () => {
    const truth = [50, 30, 20];
    const expected = (said: readonly number[]) =>
      truth.reduce((sum, chance, place) => sum + chance * Math.log(said[place] ?? 1), 0);
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 3, maxLength: 3 }),
        (w) => {
          fc.pre(w.some((weight) => weight > 0));
          expect(expected(shareOut(w))).toBeLessThanOrEqual(expected(truth));
        },
      ),
    );
  });
});

describe('sharing out', () => {
  const weights = fc
    .array(fc.integer({ min: 0, max: 100_000 }), { minLength: 2, maxLength: 24 })
    .filter((each) => each.some((weight) => weight > 0));

  it('makes a preview of any weights, in their order', () => {
    fc.assert(
      fc.property(weights, (each) => {
        const chances = shareOut(each);
        expect(isPreview(chances)).toBe(true);
        for (const [one, weight] of each.entries()) {
          for (const [other, lesser] of each.entries()) {
            if (weight > lesser) expect(chances[one]).toBeGreaterThanOrEqual(chances[other] ?? 0);
          }
        }
      }),
    );
  });

  it('leaves a preview that gives each runner its one as it is', () => {
    expect(shareOut([49, 29, 19])).toEqual([50, 30, 20]);
  });
});

it('what is no preview is told', () => {
  for (const chances of [[100], [50, 49], [50.5, 49.5], [0, 50, 50], [-1, 51, 50]]) {
    expect([chances, isPreview(chances)]).toEqual([chances, false]);
  }
  expect(isPreview([99, 1])).toBe(true);
});
