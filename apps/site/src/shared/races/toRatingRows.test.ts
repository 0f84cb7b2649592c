import type { HorseRun } from '@furlong/backend';
import { expect, test } from 'vitest';
import { race } from '../../storybook/fixtures.ts';
import { runOf } from '../../storybook/runOf.ts';
import { toRatingRows } from './toRatingRows.ts';

const sumOf = (run: HorseRun, horseId: string) => toRatingRows([run], horseId, race.offAt)[0]?.sum;

test('a change of rating is told as the sum that the rules make it from', () => {
  // 2.01 lb a length over 1600 m; the level is the median of −36, −33 and −30.
  expect(sumOf(runOf(3), 'turf-legend')).toBe(
    '½ × (126 lb carried − 6.0 for 3.0 lengths beaten − 33.0 for the level of the race − 90 rated) = −1.5; the rules allow −2 to +5',
  );
});

test('why a rating stays as it is, is said in words', () => {
  const run = runOf(3);
  const sixth = {
    ...run,
    field: run.field.map((one) => (one.horseId === 'turf-legend' ? { ...one, place: 6 } : one)),
  };
  const stays = { ...sixth, place: 6, ratingAfter: run.ratingBefore };
  expect(sumOf({ ...stays, runsBefore: 2 }, 'turf-legend')).toMatch(
    /= −\d+\.\d; it stays: from sixth place on none goes up, and none comes down before its fourth run$/,
  );
  expect(sumOf({ ...stays, lostInFourWeeks: 24 }, 'turf-legend')).toMatch(
    /; it stays: .* by more than 24 in four weeks$/,
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
