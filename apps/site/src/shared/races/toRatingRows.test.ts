import type { HorseRun } from '@furlong/backend';
import { expect, test } from 'vitest';
import { race } from '../../storybook/fixtures.ts';
import { runOf } from '../../storybook/runOf.ts';
import { toRatingRows } from './toRatingRows.ts';

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
