import { describe, expect, it } from 'vitest';
import { ageInSeason } from '../../src/horses/age.ts';
import { WEEK } from '../../src/season/durations.ts';
import { EPOCH, seasonAt, seasonWeekAt } from '../../src/season/season.ts';

describe('the season', () => {
  it('lasts twelve weeks, from a Monday', () => {
    expect(seasonAt(EPOCH)).toBe(0);
    expect(seasonAt(EPOCH - 1)).toBe(-1);
    expect(seasonAt(EPOCH + 12 * WEEK - 1)).toBe(0);
    expect(seasonAt(EPOCH + 12 * WEEK)).toBe(1);
    expect(seasonWeekAt(EPOCH + 12 * WEEK)).toBe(1);
    expect(seasonWeekAt(EPOCH - 1)).toBe(12);
  });

  it('is a year of a horse’s life', () => {
    expect(ageInSeason(1, 3)).toBe(2);
  });
});
