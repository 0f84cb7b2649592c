import type { CourseRuns } from '@furlong/backend';
import { expect, test } from 'vitest';
import { toWinShares } from './winShares.ts';

const runs = (third: 0 | 1 | 2, wins: number, byChance: number): CourseRuns => ({
  trackId: 'kingsmere',
  surface: 'Turf',
  distance: 1200,
  third,
  style: 1,
  runs: byChance * 10,
  wins,
  byChance,
});

test('shares are told beside what was counted', () => {
  const { shares } = toWinShares('draw', [runs(0, 30, 20), runs(0, 20, 20), runs(1, 25, 25)]);
  expect(shares).toEqual([
    { label: 'Inside', ratio: 1.25, counted: 'won 50 of 400' },
    { label: 'Middle', ratio: 1, counted: 'won 25 of 250' },
    { label: 'Outside', ratio: null, counted: 'won 0 of 0' },
  ]);
});

test('a handful of races tells nothing, however one-sided', () => {
  const { verdict, shares } = toWinShares('draw', [runs(0, 19, 7), runs(1, 0, 6), runs(2, 0, 6)]);
  expect(verdict).toBe('Too few races have been run here to tell.');
  expect(shares.map(({ ratio }) => ratio)).toEqual([null, null, null]);
});

test('a share is called more or less only where chance would hardly take it', () => {
  const verdict = (wins: number) => toWinShares('draw', [runs(0, wins, 100)]).verdict;
  expect(verdict(129)).toBe('No bias to speak of: chance alone would explain the differences.');
  expect(verdict(131)).toBe('“Inside” wins more often than its share.');
  expect(verdict(69)).toBe('“Inside” wins less often than its share.');
});

test('styles are told in the words of a racecard', () => {
  const labels = toWinShares('style', []).shares.map(({ label }) => label);
  expect(labels).toEqual(['Leads', 'Prominent', 'Midfield', 'Held up']);
});
