import type { JockeyStanding } from '@furlong/backend';
import { jockeys } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { formFigures, rankJockeys, toJockeyRows } from './toJockeyRows.ts';

const standing = (licence: number, change: Partial<JockeyStanding>): JockeyStanding => ({
  ...{ licence, runs: 10, wins: 0, places: 0, earnings: 0, form: [] },
  ...{ linedRuns: 10, linedWins: 0, expectedWins: 1 },
  ...change,
});

test('the most wins come first, then the most prize money; all forty are there', () => {
  const ranked = rankJockeys([
    standing(3, { wins: 2, earnings: 100 }),
    standing(7, { wins: 2, earnings: 200 }),
    standing(9, { wins: 3 }),
  ]);
  expect(ranked.slice(0, 3).map(({ licence, rank }) => [licence, rank])).toEqual([
    [9, 1],
    [7, 2],
    [3, 3],
  ]);
  expect(ranked).toHaveLength(jockeys.length);
  expect(new Set(ranked.slice(3).map(({ rank }) => rank))).toEqual(new Set([4]));
});

test('a jockey without rides has no line', () => {
  const [row] = toJockeyRows(rankJockeys([]));
  expect(row).toMatchObject({ rides: '0', wins: '0', winRate: '', range: null, figures: '' });
});

test('the tenth and worse are 0', () => {
  expect(formFigures([1, 9, 10, 12])).toBe('1900');
});
