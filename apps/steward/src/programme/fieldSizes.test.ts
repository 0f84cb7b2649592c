import { describe, expect, it } from 'vitest';
import { fieldSizes } from './fieldSizes.ts';

describe('the fields that the house makes', () => {
  it('open with 4 to 7 and run with 9 or 10, each of them now and then', () => {
    const day = Array.from({ length: 720 }, (_, race) =>
      fieldSizes(1_795_000_000_000 + race * 120_000),
    );
    expect(new Set(day.map(({ opening }) => opening))).toEqual(new Set([4, 5, 6, 7]));
    expect(new Set(day.map((sizes) => sizes.final))).toEqual(new Set([9, 10]));
  });

  it('are the same for every steward', () => {
    const offAt = Date.UTC(2026, 10, 21, 14, 2);
    expect(fieldSizes(offAt)).toEqual(fieldSizes(offAt));
  });
});
