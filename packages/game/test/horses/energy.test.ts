import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ENERGY_RESTED,
  ENERGY_TO_RUN,
  energyAfterRace,
  energyAt,
  energyBand,
  energyOver,
  mayRunAt,
  raceCost,
  restedAt,
} from '../../src/horses/energy.ts';
import { noviceDistances } from '../../src/races/distances.ts';
import { HOUR, MINUTE } from '../../src/season/durations.ts';

const percent = fc.integer({ min: 0, max: 100 });

describe('energy', () => {
  it('is spent by a race, more by a longer one', () => {
    expect(energyAfterRace(100, 1200)).toBe(55);
    expect(energyAfterRace(100, 2400)).toBe(40);
    expect(energyAfterRace(10, 2400)).toBe(0);
  });

  it('lets a horse run from the minute in which half of it is there, and a spent one wait 15 hours', () => {
    expect(mayRunAt({ energy: 50, conditionAt: 7, atWork: null })).toBe(-Infinity);
    expect(mayRunAt({ energy: 0, conditionAt: 7, atWork: null })).toBe(7 + 904 * MINUTE);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: ENERGY_TO_RUN - 1 }), (energy) => {
        const minutes = mayRunAt({ energy, conditionAt: 0, atWork: null });
        expect(energyOver(energy, minutes, 50)).toBeGreaterThanOrEqual(ENERGY_TO_RUN);
        expect(energyOver(energy, minutes - MINUTE, 50)).toBeLessThan(ENERGY_TO_RUN);
      }),
    );
  });

  it('has one word for what it lets a horse do, which changes at the minute in which that does', () => {
    expect([0, 49, 50, 74, 75, 84, 85, 100].map(energyBand)).toEqual([
      ...['spent', 'spent', 'tired', 'tired', 'fit', 'fit', 'fresh', 'fresh'],
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: ENERGY_RESTED - 1 }), (energy) => {
        const horse = { energy, conditionAt: 0, atWork: null };
        const bandIn = (ms: number) => energyBand(energyOver(energy, ms, 50));
        expect(bandIn(restedAt(horse))).toBe('fit');
        expect(bandIn(restedAt(horse) - MINUTE)).toBe('tired');
        if (energy >= ENERGY_TO_RUN) return;
        expect(bandIn(mayRunAt(horse))).toBe('tired');
        expect(bandIn(mayRunAt(horse) - MINUTE)).toBe('spent');
      }),
    );
    const atWork = { until: 7, energy: 75 };
    expect(restedAt({ energy: 0, conditionAt: 0, atWork })).toBe(-Infinity);
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
