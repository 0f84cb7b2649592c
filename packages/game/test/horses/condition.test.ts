import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  conditionAfterRace,
  conditionAt,
  conditionBand,
  conditionWord,
} from '../../src/horses/condition.ts';
import { DAY } from '../../src/season/durations.ts';

const percent = fc.integer({ min: 0, max: 100 });

describe('condition', () => {
  it('keeps for two days, then falls by 1 a day, and by 1.5 from the sixth', () => {
    const after = (days: number) => conditionAt(90, 0, days * DAY);
    expect([0, 2, 3, 5, 7, 9].map(after)).toEqual([90, 90, 89, 87, 84, 81]);
  });

  it('stays between 0 and 100, however long the rest', () => {
    fc.assert(
      fc.property(percent, fc.integer({ min: 0, max: 400 }), (stored, days) => {
        const condition = conditionAt(stored, 0, days * DAY);
        expect(condition).toBeGreaterThanOrEqual(0);
        expect(condition).toBeLessThanOrEqual(stored);
      }),
    );
  });

  it('is brought on by a race, unless the horse was tired', () => {
    expect(conditionAfterRace(60, 90)).toBeGreaterThan(60);
    expect(conditionAfterRace(60, 25)).toBe(62);
    expect(conditionAfterRace(60, 24)).toBe(56);
    expect(conditionAfterRace(2, 0)).toBe(0);
  });

  it.each([
    [100, 'fresh', 'Excellent'],
    [90, 'fresh', 'Excellent'],
    [89, 'fresh', 'Very Good'],
    [80, 'fresh', 'Very Good'],
    [79, 'fit', 'Good'],
    [65, 'fit', 'Good'],
    [64, 'tired', 'Fair'],
    [45, 'tired', 'Fair'],
    [44, 'spent', 'Poor'],
    [0, 'spent', 'Poor'],
  ] as const)('of %i is %s, in a word %s', (value, band, word) => {
    expect(conditionBand(value)).toBe(band);
    expect(conditionWord(value)).toBe(word);
  });
});
