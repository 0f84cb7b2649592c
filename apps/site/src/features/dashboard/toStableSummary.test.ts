import { expect, test } from 'vitest';
import { horse, race, runner, running } from '../../storybook/fixtures.ts';
import { firstHorse, toStableSummary } from './toStableSummary.ts';

const own = { ...horse, equipment: [] };
const values = (tiles: ReturnType<typeof toStableSummary>) =>
  Object.fromEntries(tiles.map(({ label, value }) => [label, value]));

test('the tiles sum the whole stable', () => {
  const tiles = toStableSummary({
    horses: [own, { ...own, id: 'second', wins: 1, earnings: 1_600 }],
    purses: { credits: 25_000, wallet: 0 },
    entries: [],
    now: horse.conditionAt,
  });
  expect(values(tiles)).toEqual({
    Horses: '2',
    'Total wins': '8',
    'Total earnings': '$130,000',
    'Upcoming races': '0',
    Credits: '25,000',
  });
});

test('what is left of the winnings stands under them', () => {
  const purses = { credits: 25_000, wallet: 4_200 };
  const tiles = toStableSummary({ horses: [own], purses, entries: [], now: horse.conditionAt });
  expect(tiles.find(({ label }) => label === 'Total earnings')?.detail).toBe(
    '$4,200 in the wallet',
  );
});

test('the next race is told by its off, then by the horse that runs, until its result is had', () => {
  const { stable: _stable, ...entry } = runner(1, 0, 'Silver Comet');
  const detail = (now: number) =>
    toStableSummary({
      horses: [own],
      purses: undefined,
      entries: [{ ...entry, race: running }],
      now,
    }).find(({ label }) => label === 'Upcoming races')?.detail;
  expect(detail(running.offAt - 1)).toMatch(/^next Today/);
  expect(detail(running.offAt)).toBe('Silver Comet is running');
  expect(detail(running.finishesAt)).toBe('result awaited');
});

test('a figure that is still on its way is not shown as nought', () => {
  const tiles = toStableSummary({
    horses: undefined,
    purses: undefined,
    entries: undefined,
    now: 0,
  });
  expect(new Set(tiles.map(({ value }) => value))).toEqual(new Set([null]));
});

test('a line under a figure comes in place of one that is awaited, not beside it', () => {
  const figures = { purses: undefined, now: horse.conditionAt };
  const before = toStableSummary({ ...figures, horses: undefined, entries: undefined });
  const after = toStableSummary({ ...figures, horses: [own], entries: [] });
  const labels = (tiles: typeof before) =>
    tiles.filter(({ detail }) => detail !== undefined).map(({ label }) => label);
  expect(labels(before)).toEqual(labels(after));
});

test('a stable begins with its first horse, until one is entered', () => {
  const starter = { ...own, runs: 0 };
  const { stable: _stable, ...entry } = runner(1, 0);
  expect(firstHorse([starter, own], [])).toBeUndefined();
  expect(firstHorse([starter], undefined)).toBeUndefined();
  expect(firstHorse([starter], [{ ...entry, race }])).toBeUndefined();
  expect(firstHorse([starter], [])).toBe(starter);
});
