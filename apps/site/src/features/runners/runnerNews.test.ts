import type { Activity, UpcomingEntry } from '@furlong/backend';
import { expect, test } from 'vitest';
import { newsAt } from './runnerNews.ts';

const off = Date.UTC(2026, 10, 21, 12);

const entry = (horse: string, raceId = 'r1', offAt = off): UpcomingEntry => ({
  id: `${raceId}-${horse}`,
  raceId,
  horseId: horse,
  race: {
    name: 'Ashford Stakes',
    offAt,
    closesAt: offAt - 20_000,
    status: 'closed',
    finishesAt: offAt + 90_000,
  },
  horse: { name: horse },
});

const result: Activity = {
  id: 'a1',
  stableId: 's1',
  stableName: 'Silver Birch',
  horseId: 'h1',
  horseName: 'Comet',
  raceId: 'r1',
  raceName: 'Ashford Stakes',
  at: off,
  type: 'race_result',
  place: 3,
  prize: 400,
};

const told = (now: number, entries = [entry('Comet')]) =>
  newsAt({ entries, activities: [result], settledIds: [] }, now).map(({ state, message }) => [
    state,
    message,
  ]);

test('an owner is told from two minutes before the off', () => {
  expect(told(off - 120_001)).toEqual([]);
  expect(told(off - 120_000)).toEqual([['startingSoon', 'Comet runs in the Ashford Stakes.']]);
  expect(told(off)).toEqual([['inProgress', 'Comet is running in the Ashford Stakes.']]);
});

test('nobody is told that a horse runs while a ballot may leave it out', () => {
  const one = entry('Comet');
  const open = { ...one, race: { ...one.race, status: 'open' as const } };
  expect(told(off - 120_000, [open])).toEqual([
    ['startingSoon', 'Comet is entered for the Ashford Stakes.'],
  ]);
});

test('no result is told before the server has settled the race, whatever is known', () => {
  expect(told(off + 90_000)).toEqual([
    ['inProgress', 'The Ashford Stakes has been run: the result follows in a moment.'],
  ]);
  expect(newsAt({ entries: [], activities: [], settledIds: ['r1'] }, off)).toEqual([]);
});

test('what was settled while the site was open is told, and older results are not', () => {
  const news = newsAt({ entries: [], activities: [result], settledIds: ['r1'] }, off + 200_000);
  expect(news).toMatchObject([
    { state: 'finished', message: 'Comet came 3rd in the Ashford Stakes.' },
  ]);
  expect(told(off, [])).toEqual([]);
});

test('a race that is on comes before one that is about to be, and names all its runners', () => {
  const entries = [entry('Ash', 'r2', off + 60_000), entry('Comet'), entry('Oak')];
  expect(told(off, entries)).toEqual([
    ['inProgress', 'Comet and Oak are running in the Ashford Stakes.'],
    ['startingSoon', 'Ash runs in the Ashford Stakes.'],
  ]);
});
