import type { HorseRun } from '@furlong/backend';
import { ratingChangeOf } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { horse, race } from '../../storybook/fixtures.ts';
import { toFormRows } from './toFormRows.ts';
import { toRatingRows } from './toRatingRows.ts';

const field = ['silver-comet', 'iron-duchess', 'turf-legend'].map((horseId, index) => ({
  horseId,
  name: horseId.replace('-', ' '),
  sex: horse.sex,
  birthSeason: horse.birthSeason,
  weight: 126,
  rating: 90,
  place: index + 1,
  timeMs: 94_000 + index * 240,
}));

/** A race of the field as one of its runners ran it. */
function runOf(place: 1 | 2 | 3): HorseRun {
  const own = field[place - 1];
  if (own === undefined) throw new Error('Three ran.');
  const context = { runsBefore: 3, lostInFourWeeks: 0, isHouse: false, field };
  const { before, after } = ratingChangeOf({ ...race, ...context, horseId: own.horseId });
  return {
    ...race,
    ...context,
    ...own,
    id: `entry-${own.horseId}`,
    enteredAt: race.offAt - 1,
    raceId: race.id,
    raceName: race.name,
    draw: place,
    prize: 0,
    ratingBefore: before,
    ratingAfter: after,
  };
}

const sumOf = (run: HorseRun, horseId: string) => toRatingRows([run], horseId, race.offAt)[0]?.sum;

test('a change of rating is told as the sum that the rules make it from', () => {
  // 2.01 lb a length over 1600 m; the level is the median of −36, −33 and −30.
  expect(sumOf(runOf(3), 'turf-legend')).toBe(
    '½ × (126 lb carried − 6.0 for 3.0 lengths beaten − 33.0 for the level of the race − 90 rated) = −1.5; limits −2 to +5',
  );
});

test('what was settled under other rules is not explained by these', () => {
  const run = runOf(2);
  expect(sumOf({ ...run, ratingAfter: run.ratingAfter + 1 }, 'iron-duchess')).toBe(
    'Made under earlier rules.',
  );
});

test('a house horse keeps its rating', () => {
  expect(sumOf({ ...runOf(3), isHouse: true }, 'turf-legend')).toMatch(/^House horses/);
});

test('a line of form tells by how much a race was won, or lost and to whom', () => {
  const line = (run: HorseRun, horseId: string) => toFormRows([run], horseId, race.offAt)[0];
  expect(line(runOf(1), 'silver-comet')).toMatchObject({ place: '1 of 3', won: true });
  expect(line(runOf(1), 'silver-comet')?.margin).toMatch(/ from iron duchess$/);
  expect(line(runOf(3), 'turf-legend')?.margin).toMatch(/ behind silver comet$/);
});
