import type { UpcomingEntry } from '@furlong/backend';
import { expect, test } from 'vitest';
import { horse, race, runner, running } from '../../storybook/fixtures.ts';
import { firstHorse, toStableSummary } from './toStableSummary.ts';

const own = { ...horse, equipment: [] };
const values = (tiles: ReturnType<typeof toStableSummary>) =>
  Object.fromEntries(tiles.map(({ label, value }) => [label, value]));

test('the tiles say what the stable has done, not what its horses did for others', () => {
  const tiles = toStableSummary({
    horses: [own, { ...own, id: 'second', wins: 1, earnings: 1_600 }],
    wallets: { credits: 25_000, wallet: 4_200, prizesTo: 'wallet' },
    overview: { weeklyEarnings: 3_600, runs: 12, wins: 3, earnings: 130_000 },
    entries: [],
    now: horse.conditionAt,
  });
  expect(values(tiles)).toEqual({
    Horses: '2',
    'Active races': '0',
    'Upcoming races': '0',
    'Total wins': '3',
    'Weekly earnings': '$3,600',
    'Total earnings': '$130,000',
    Wallet: '$4,200',
    Credits: '$25,000',
  });
});

test('races that are open or on are active, and upcoming until their off', () => {
  const { stable: _stable, ...entry } = runner(1, 0, 'Silver Comet');
  const later = { ...entry, id: 'later', race: { ...race, offAt: running.finishesAt + 1 } };
  const told = (now: number, entries: UpcomingEntry[] = [{ ...entry, race: running }, later]) =>
    toStableSummary({ horses: [own], overview: undefined, wallets: undefined, entries, now })
      .slice(1, 3)
      .map(({ value, detail }) => [value, detail]);
  expect(told(running.offAt - 1)).toEqual([
    ['2', 'none off yet'],
    ['2', expect.stringMatching(/^next today/)],
  ]);
  expect(told(running.offAt)).toEqual([
    ['2', 'Silver Comet is running'],
    ['1', expect.stringMatching(/^next today/)],
  ]);
  const both = [
    { ...entry, race: running },
    { ...entry, id: 'second', race: running },
  ];
  expect(told(running.offAt, both)).toEqual([
    ['2', '2 horses are running'],
    ['0', 'no entries'],
  ]);
  expect(told(running.finishesAt, both)[0]).toEqual(['2', 'result awaited']);
});

test('a figure that is still on its way is not shown as nought', () => {
  const tiles = toStableSummary({
    horses: undefined,
    overview: undefined,
    wallets: undefined,
    entries: undefined,
    now: 0,
  });
  expect(new Set(tiles.map(({ value }) => value))).toEqual(new Set([null]));
});

test('a line under a figure comes in place of one that is awaited, not beside it', () => {
  const figures = { wallets: undefined, now: horse.conditionAt };
  const nothing = { horses: undefined, overview: undefined, entries: undefined };
  const overview = { weeklyEarnings: 0, runs: 0, wins: 0, earnings: 0 };
  const before = toStableSummary({ ...figures, ...nothing });
  const after = toStableSummary({ ...figures, horses: [own], overview, entries: [] });
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
