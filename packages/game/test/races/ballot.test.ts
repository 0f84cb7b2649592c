import { describe, expect, it } from 'vitest';
import { chanceOfRun, isFull, standingOf } from '../../src/races/ballot.ts';

const race = { maxEntries: 12, entriesCount: 9, houseCount: 5 };

describe('what is entered for a race', () => {
  it('runs, while there are places', () => {
    expect(standingOf(race)).toEqual({ entered: 9, runners: 9, balloted: false });
  });

  it('takes the places of the house’s horses before there is a ballot', () => {
    const entered = { ...race, entriesCount: 17 };
    expect(standingOf(entered)).toEqual({ entered: 12, runners: 12, balloted: false });
  });

  it('is balloted when players have entered more than can run', () => {
    const entered = { ...race, entriesCount: 19 };
    expect(standingOf(entered)).toEqual({ entered: 14, runners: 12, balloted: true });
  });

  it('is full at twice as many as can run, the house’s left out', () => {
    expect(isFull({ ...race, entriesCount: 28 })).toBe(false);
    expect(isFull({ ...race, entriesCount: 29 })).toBe(true);
  });

  it('leaves a chance of a run of a half at the least', () => {
    expect(chanceOfRun({ ...race, entriesCount: 16 })).toBe(1);
    expect(chanceOfRun({ ...race, entriesCount: 17 })).toBeCloseTo(12 / 13, 9);
    expect(chanceOfRun({ ...race, entriesCount: 28 })).toBe(1 / 2);
  });
});
