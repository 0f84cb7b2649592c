import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageAt } from '../../src/horses/age.ts';
import { PEAK_AGE, speedLostToAge } from '../../src/horses/ageing.ts';
import { WEEK } from '../../src/season/durations.ts';
import { EPOCH } from '../../src/season/season.ts';

/** Lengths over 1200 m, run in 69.66 s, that a share of speed is worth. */
const lengths = (share: number) => (share * 69.66) / 0.16;

describe('age', () => {
  it('takes nothing up to the peak, and six lengths in the five years after it', () => {
    expect(speedLostToAge(2)).toBe(0);
    expect(speedLostToAge(PEAK_AGE)).toBe(0);
    expect(lengths(speedLostToAge(PEAK_AGE + 5))).toBeCloseTo(6, 0);
  });

  it('is counted from the season of birth, with the weeks of this one', () => {
    expect(ageAt(-2, EPOCH)).toBe(2);
    expect(ageAt(-2, EPOCH + 6 * WEEK)).toBe(2.5);
    expect(ageAt(-2, EPOCH + 12 * WEEK)).toBe(3);
  });

  it('never gives back what it took', () => {
    const ages = fc.double({ min: 2, max: 12, noNaN: true });
    fc.assert(
      fc.property(ages, ages, (one, other) => {
        const [younger, older] = [Math.min(one, other), Math.max(one, other)];
        expect(speedLostToAge(younger)).toBeLessThanOrEqual(speedLostToAge(older));
      }),
    );
  });
});
