import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { againstTheLine } from '../../src/statistics/againstTheLine.ts';

/** The chance of at most so many, where on the average there are `mean`. */
function poissonAtMost(count: number, mean: number): number {
  let term = Math.exp(-mean);
  let sum = 0;
  for (let each = 0; each <= count; each += 1) {
    sum += term;
    term *= mean / (each + 1);
  }
  return sum;
}

/** How likely each number of wins is, where the runs win by these chances. */
function winsOf(chances: readonly number[]): number[] {
  let likely = [1];
  for (const chance of chances) {
    likely = [...likely, 0].map(
      (stays, wins) => stays * (1 - chance) + (likely[wins - 1] ?? 0) * chance,
    );
  }
  return likely;
}

const told = (wins: number, expectedWins: number) => {
  const answer = againstTheLine({ wins, expectedWins });
  if (answer === null) throw new Error('Wins were expected.');
  return answer;
};

describe('wins against the morning line', () => {
  it('have limits that are never narrower than the exact ones, and as good as those from five wins on', () => {
    for (let wins = 0; wins <= 60; wins += 1) {
      const { low, high } = told(wins, 1);
      // At an exact limit a count is as unlikely as 1 in 40.
      const beyond = [poissonAtMost(wins, high), wins === 0 ? 0 : 1 - poissonAtMost(wins - 1, low)];
      for (const chance of beyond) {
        expect(chance).toBeLessThan(0.0265);
        if (wins >= 5) expect(chance).toBeGreaterThan(0.022);
      }
    }
  });

  it('are called above or below by luck alone in 1 of 20 cases at most, whatever the chances', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.01, max: 0.6, noNaN: true }), { minLength: 5, maxLength: 120 }),
        (chances) => {
          const expectedWins = chances.reduce((sum, chance) => sum + chance, 0);
          const wrong = winsOf(chances).reduce((sum, likely, wins) => {
            const { verdict } = told(wins, expectedWins);
            return verdict === 'above' || verdict === 'below' ? sum + likely : sum;
          }, 0);
          expect(wrong).toBeLessThan(0.05);
        },
      ),
      { numRuns: 300, seed: 69 },
    );
  });

  it('are told of nobody from whom none was expected', () => {
    expect(againstTheLine({ wins: 0, expectedWins: 0 })).toBeNull();
  });

  it('say so when they are more, fewer, as many, or too few to tell', () => {
    expect(told(30, 15).verdict).toBe('above');
    expect(told(5, 15).verdict).toBe('below');
    expect(told(15, 15).verdict).toBe('as_expected');
    expect(told(3, 2.4).verdict).toBe('too_few');
    expect(told(0, 1).verdict).toBe('too_few');
  });

  it('tell as much, the more there are: the range of the same ratio grows narrower', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 2, max: 9 }),
        (wins, times) => {
          const [few, many] = [told(wins, wins), told(wins * times, wins * times)];
          expect(many.low).toBeGreaterThan(few.low);
          expect(many.high).toBeLessThan(few.high);
        },
      ),
    );
  });
});
