import type { RunCount, RunCounts } from '@furlong/backend';
import { describe, expect, test } from 'vitest';
import { countBy, formatRate } from './countRuns.ts';
import { toStrikeRateFile, toStrikeRates } from './toStrikeRates.ts';
import { toWeeks } from './toWeeks.ts';

const count = (key: string | null, runs: number, wins = 0): RunCount => ({
  ...{ key, runs, wins, places: wins, earnings: 100 * wins },
  ...{ linedRuns: runs, linedWins: wins, expectedWins: runs / 8 },
});

const counts: RunCounts = {
  all: [count(null, 20, 3)],
  distance: [count('2400', 2), count('1000', 4, 1), count('1400', 1), count('1600', 13, 2)],
  going: [count('Dirt 10', 3), count('Turf 60', 5), count('Turf -10', 4, 1), count('Turf 12', 8)],
  track: [count('monte-sereno', 4), count('ashford-downs', 16)],
  draw: [count('2', 6), count('0', 10), count('1', 4)],
  jockey: [count(null, 9), count('40', 2), count('1', 8), count('999', 1)],
  style: [count('3', 20)],
  week: [count('2', 1), count('4', 19, 3)],
  horse: [count('comet', 20, 3)],
};

const labels = (way: Parameters<typeof countBy>[0]) =>
  countBy(way, counts).map(({ label, runs }) => [label, runs]);

describe('runs told apart', () => {
  test('go by the bands of the rules, from short to long and from firm to heavy', () => {
    expect(labels('distance')).toEqual([
      ['Sprint', 4],
      ['Mile', 14],
      ['Long Distance', 2],
    ]);
    expect(labels('going')).toEqual([
      ['Good (turf)', 12],
      ['Soft (turf)', 5],
      ['Fast (dirt)', 3],
    ]);
    expect(labels('draw')).toEqual([
      ['Inside third', 10],
      ['Middle third', 4],
      ['Outside third', 6],
    ]);
    expect(labels('style')).toEqual([['Held up', 20]]);
  });

  test('go by names, those with the most runs first, and by none where it was not noted', () => {
    expect(labels('track')).toEqual([
      ['Ashford Downs', 16],
      ['Monte Sereno', 4],
    ]);
    expect(labels('jockey')).toEqual([
      ['Tom Ashdown', 8],
      ['Cole Hathaway', 2],
      ['Not noted', 10],
    ]);
  });

  test('that go by one word are added up in everything', () => {
    expect(countBy('distance', counts)[1]).toEqual({
      ...{ label: 'Mile', runs: 14, wins: 2, places: 2, earnings: 200 },
      ...{ linedRuns: 14, linedWins: 2, expectedWins: 1.75 },
    });
  });
});

test('a rate is a whole percent, and one too small for that is not none', () => {
  expect([formatRate(1, 8), formatRate(0, 8), formatRate(1, 300), formatRate(0, 0)]).toEqual([
    ...['13%', '0%', '<1%', '0%'],
  ]);
});

test('a row says what was expected only where there was a line', () => {
  const unlined = { ...count('1000', 4, 1), linedRuns: 0, linedWins: 0, expectedWins: 0 };
  const [row] = toStrikeRates('distance', { ...counts, distance: [unlined] });
  expect(row).toMatchObject({ expected: '–', range: null, winRate: '25%', earnings: '$100' });
});

test('the file holds all runs and each way of telling them apart, in rows of one length', () => {
  const file = toStrikeRateFile(counts);
  expect(new Set(file.map((row) => row.length))).toEqual(new Set([15]));
  expect(file[1]?.slice(0, 7)).toEqual(['All', 'All runs', 20, 3, 15, 3, 15]);
  expect(file.map(([by]) => by)).toEqual([
    ...['Counted by', 'All', ...Array(3).fill('Distance'), ...Array(3).fill('Going')],
    ...[...Array(2).fill('Track'), ...Array(3).fill('Draw'), ...Array(3).fill('Jockey'), 'Style'],
  ]);
});

describe('weeks', () => {
  const monday = Date.UTC(2026, 0, 5);
  const week = 7 * 24 * 3_600_000;

  test('follow each other from the first with a run to now, those without a run too', () => {
    expect(toWeeks(counts, null, monday + 5 * week)).toEqual([
      { from: monday + 2 * week, runs: 1, wins: 0, earnings: 0 },
      { from: monday + 3 * week, runs: 0, wins: 0, earnings: 0 },
      { from: monday + 4 * week, runs: 19, wins: 3, earnings: 300 },
      { from: monday + 5 * week, runs: 0, wins: 0, earnings: 0 },
    ]);
  });

  test('end with their season, and hold what a slow clock does not know of yet', () => {
    expect(toWeeks(counts, 0, monday + 99 * week)).toHaveLength(10);
    expect(toWeeks(counts, null, monday)).toHaveLength(3);
    expect(toWeeks({ ...counts, week: [] }, null, monday)).toEqual([]);
  });
});
