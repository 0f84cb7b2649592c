import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inOrder } from '../../src/lists/order.ts';
import { findRaces, raceOrders } from '../../src/races/findRaces.ts';
import { trackIds } from '../../src/tracks/tracks.ts';

const races = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    trackId: fc.constantFrom(...trackIds),
    offAt: fc.integer({ min: 0, max: 20 }),
    purse: fc.constantFrom(4000, 8000, 200_000),
    distance: fc.constantFrom(1000, 1200, 2400),
  }),
  { selector: ({ id }) => id, maxLength: 40 },
);

it('finds the races of a track, or of all', () => {
  fc.assert(
    fc.property(races, fc.option(fc.constantFrom(...trackIds)), (all, trackId) => {
      const naive = [];
      for (const race of all) if (trackId === null || race.trackId === trackId) naive.push(race);
      expect(findRaces(all, { trackId })).toEqual(naive);
    }),
  );
});

it('puts the soonest first, and the richest', () => {
  fc.assert(
    fc.property(races, (all) => {
      const times = inOrder(all, raceOrders.soonest).map(({ offAt }) => offAt);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      const purses = inOrder(all, raceOrders.richest).map(({ purse }) => purse);
      expect(purses).toEqual(purses.toSorted((a, b) => b - a));
    }),
  );
});
