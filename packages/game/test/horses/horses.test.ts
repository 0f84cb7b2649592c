import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageInSeason, gender, genderForSale } from '../../src/horses/age.ts';
import {
  conditionAfterRace,
  conditionAt,
  conditionBand,
  conditionWord,
} from '../../src/horses/condition.ts';
import {
  ENERGY_TO_RUN,
  energyAfterRace,
  energyAt,
  energyOver,
  mayRunAt,
  raceCost,
} from '../../src/horses/energy.ts';
import { abilityOf, middlingTalents } from '../../src/horses/talents.ts';
import { noviceDistances } from '../../src/races/distances.ts';
import { DAY, HOUR, MINUTE, WEEK } from '../../src/season/durations.ts';
import { EPOCH, seasonAt, seasonWeekAt } from '../../src/season/season.ts';
import type { TrainedTalent } from '../../src/training/work.ts';

const percent = fc.integer({ min: 0, max: 100 });

describe('gender', () => {
  it('turns fillies into mares at five', () => {
    expect([gender('female', 4), gender('female', 5)]).toEqual(['Filly', 'Mare']);
    expect([genderForSale('female', 4), genderForSale('female', 5)]).toEqual(['Filly', 'Mare']);
  });

  it('calls an owned male a colt whatever his age, and one for sale a stallion from five', () => {
    expect([gender('male', 2), gender('male', 5), gender('male', 9)]).toEqual(
      Array(3).fill('Colt'),
    );
    expect([genderForSale('male', 4), genderForSale('male', 5)]).toEqual(['Colt', 'Stallion']);
  });
});

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
    [85, 'fresh', 'Very Good'],
    [84, 'fit', 'Very Good'],
    [80, 'fit', 'Very Good'],
    [79, 'fit', 'Good'],
    [65, 'fit', 'Good'],
    [64, 'fit', 'Fair'],
    [60, 'fit', 'Fair'],
    [59, 'tired', 'Fair'],
    [45, 'tired', 'Fair'],
    [44, 'tired', 'Poor'],
    [35, 'tired', 'Poor'],
    [34, 'spent', 'Poor'],
    [0, 'spent', 'Poor'],
  ] as const)('of %i is %s, in a word %s', (value, band, word) => {
    expect(conditionBand(value)).toBe(band);
    expect(conditionWord(value)).toBe(word);
  });
});

describe('energy', () => {
  it('is spent by a race, more by a longer one', () => {
    expect(energyAfterRace(100, 1200)).toBe(55);
    expect(energyAfterRace(100, 2400)).toBe(40);
    expect(energyAfterRace(10, 2400)).toBe(0);
  });

  it('lets a horse run from the minute in which half of it is there, and a spent one wait 15 hours', () => {
    expect(mayRunAt({ energy: 50, conditionAt: 7 })).toBe(-Infinity);
    expect(mayRunAt({ energy: 0, conditionAt: 7 })).toBe(7 + 904 * MINUTE);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: ENERGY_TO_RUN - 1 }), (energy) => {
        const minutes = mayRunAt({ energy, conditionAt: 0 });
        expect(energyOver(energy, minutes, 50)).toBeGreaterThanOrEqual(ENERGY_TO_RUN);
        expect(energyOver(energy, minutes - MINUTE, 50)).toBeLessThan(ENERGY_TO_RUN);
      }),
    );
  });

  it('pays for a free race whole, wherever it may be run', () => {
    for (const { distance } of noviceDistances) {
      expect(raceCost(distance)).toBeLessThanOrEqual(ENERGY_TO_RUN);
    }
  });

  it('returns a fifth faster or slower by the talent for recovery', () => {
    const hour = (recovery: number) => energyOver(0, HOUR, recovery);
    expect(hour(50)).toBeCloseTo(4.5);
    expect(hour(100)).toBeCloseTo(5.4);
    expect(hour(0)).toBeCloseTo(3.6);
  });

  it('comes half the way back in fifteen hours', () => {
    expect(energyAt(40, 0, 15 * HOUR, 50)).toBe(70);
  });

  it('never falls with time, nor passes 100, and returns faster to better recoverers', () => {
    fc.assert(
      fc.property(percent, fc.integer({ min: 0, max: 500 }), (stored, hours) => {
        const later = energyAt(stored, 0, hours * HOUR, 50);
        expect(later).toBeGreaterThanOrEqual(stored);
        expect(later).toBeLessThanOrEqual(100);
        expect(energyAt(stored, 0, hours * HOUR, 100)).toBeGreaterThanOrEqual(later);
      }),
    );
  });
});

describe('ability', () => {
  it('is worth about the rating of the same talents all round', () => {
    const all = (value: number) => ({
      speed: value,
      acceleration: value,
      stamina: value,
      recovery: value,
      agility: value,
      balance: value,
      heart: value,
      distancePreferred: 1200,
      distanceBreadth: 100,
      goingPreferred: 0,
      surfaceAptitude: 0,
    });
    expect(abilityOf(all(43))).toBeCloseTo(42.9);
    expect(abilityOf(all(100))).toBeCloseTo(117);
  });

  it('comes from each talent by its share, and not at all from recovery', () => {
    const gain = (talent: TrainedTalent | 'heart') =>
      abilityOf({ ...middlingTalents, [talent]: 60 }) - abilityOf(middlingTalents);
    expect(gain('speed')).toBeCloseTo(5.2);
    expect(gain('stamina')).toBeCloseTo(2.6);
    expect(gain('acceleration')).toBeCloseTo(1.95);
    expect(gain('agility')).toBeCloseTo(1.3);
    expect(gain('balance')).toBeCloseTo(1.3);
    expect(gain('heart')).toBeCloseTo(0.65);
    expect(gain('recovery')).toBe(0);
  });
});
