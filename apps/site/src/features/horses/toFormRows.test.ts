import type { HorseRun } from '@furlong/backend';
import { expect, test } from 'vitest';
import { race } from '../../storybook/fixtures.ts';
import { runOf } from '../../storybook/runOf.ts';
import { toFormRows } from './toFormRows.ts';

test('a line of form tells by how much a race was won, or lost and to whom', () => {
  const line = (run: HorseRun, horseId: string) => toFormRows([run], horseId, race.offAt)[0];
  expect(line(runOf(1), 'silver-comet')).toMatchObject({ place: 1, of: 3 });
  expect(line(runOf(1), 'silver-comet')?.margin).toMatch(/ from iron duchess$/);
  expect(line(runOf(3), 'turf-legend')?.margin).toMatch(/ behind silver comet$/);
});

test('a line of form leads to who rode it, where that was noted', () => {
  const jockeyOf = (jockey: number | null) =>
    toFormRows([{ ...runOf(1), jockey }], 'silver-comet', race.offAt)[0]?.jockey;
  expect(jockeyOf(4)).toEqual({ name: 'Yuki Tanabe', href: '/races/jockeys/4' });
  expect(jockeyOf(null)).toBeNull();
});
