import { expect, it } from 'vitest';
import {
  gallopDistances,
  gallopGoings,
  gallopGround,
  gallopsLeft,
  nextGallopDay,
} from '../../src/gallops/questions.ts';

it('gallops are over the distances of races, on ground of every name but hard', () => {
  expect(gallopDistances).toEqual([
    1000, 1200, 1300, 1400, 1600, 1700, 1800, 2000, 2100, 2200, 2400,
  ]);
  expect(gallopGoings.Turf.map((going) => gallopGround(going, 'Turf'))).toEqual([
    'firm turf',
    'good to firm turf',
    'good turf',
    'good to soft turf',
    'soft turf',
    'heavy turf',
  ]);
  expect(gallopGoings.Dirt.map((going) => gallopGround(going, 'Dirt'))).toEqual([
    'fast dirt',
    'good dirt',
    'muddy dirt',
    'sloppy dirt',
  ]);
});

it('six are left at midnight UTC, whatever was done a millisecond before', () => {
  const midnight = Date.UTC(2026, 10, 21);
  const six = Array.from({ length: 6 }, () => midnight - 1);
  expect(gallopsLeft(six, midnight - 1)).toBe(0);
  expect(nextGallopDay(midnight - 1)).toBe(midnight);
  expect(gallopsLeft(six, midnight)).toBe(6);
  expect(gallopsLeft([midnight, ...six], midnight)).toBe(5);
  expect(nextGallopDay(midnight)).toBe(Date.UTC(2026, 10, 22));
});
