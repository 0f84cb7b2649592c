import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, lengthsLost, PEAK_AGE, readiness, speedAtAge } from '../../src/index.ts';
import { laws } from '../laws.ts';

/** Lengths over 1200 m, run in 69.66 s, that a share of speed is worth. */
const lengths = (share: number) => (share * 69.66) / 0.16;

describe('age', () => {
  it('brings about ten lengths from two to the peak, and takes six in the next five years', () => {
    expect(lengths(speedAtAge(PEAK_AGE) - speedAtAge(2))).toBeCloseTo(10, 0);
    expect(lengths(speedAtAge(PEAK_AGE) - speedAtAge(PEAK_AGE + 5))).toBeCloseTo(6, 0);
  });

  it('has one peak', () => {
    const ages = fc.double({ min: 2, max: 12, noNaN: true });
    fc.assert(
      fc.property(ages, ages, (one, other) => {
        const [younger, older] = [Math.min(one, other), Math.max(one, other)];
        if (older <= PEAK_AGE) expect(speedAtAge(younger)).toBeLessThanOrEqual(speedAtAge(older));
        if (younger >= PEAK_AGE) expect(speedAtAge(older)).toBeLessThanOrEqual(speedAtAge(younger));
      }),
      laws,
    );
  });
});

describe('the days since the last run', () => {
  it.each([
    [null, 'unraced', 0],
    [1.9, 'too soon', 1],
    [2, 'ready', 0],
    [30, 'ready', 0],
    [30.1, 'ring-rusty', 0.5],
  ] as const)('%s make a horse %s', (days, word, lost) => {
    expect(readiness(days === null ? null : 0, (days ?? 0) * DAY)).toBe(word);
    expect(lengthsLost[word]).toBe(lost);
  });
});
