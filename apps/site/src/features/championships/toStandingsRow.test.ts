import type { RoadRace } from '@furlong/backend';
import { expect, test } from 'vitest';
import { championships } from '../../storybook/championships.ts';
import { moment } from '../../storybook/moment.ts';
import { type Drawn, pointsToCome, toStandingsRow } from './toStandingsRow.ts';

const { table } = championships;
const none: ReturnType<typeof pointsToCome> = { toCome: [], automaticToCome: 0 };
const rowAt = (at: number, toCome = none, drawn: Drawn = null) => {
  const row = table[at];
  if (row === undefined) throw new RangeError(`The table has no row ${at}.`);
  return toStandingsRow(row, table, { toCome, drawn }, moment);
};

test('a row leads to its horse and its stable, and a house’s says so', () => {
  expect(rowAt(0)).toMatchObject({
    ...{ rank: 1, points: '135', wins: 3, stable: 'Silver Birch' },
    horseHref: '/horses/silver-comet',
    stableHref: '/stables/silver-birch',
  });
  expect(rowAt(9).stable).toBe('Hillside, house');
  expect(rowAt(4).points).toBe('60½');
});

test('what can still become of it follows from the points that are left', () => {
  expect(rowAt(12).state).toBe('out');
  expect(rowAt(12, { toCome: [[50, 25, 15, 10, 5]], automaticToCome: 0 }).state).toBe('reachable');
  expect(rowAt(11)).toMatchObject({ state: 'safe', byRight: 'Won its way in' });
  expect(rowAt(9)).toMatchObject({ state: 'in', byRight: null });
  expect(rowAt(0, { toCome: [[10, 5, 3, 2, 1]], automaticToCome: 0 }).state).toBe('safe');
});

test('once the fields are drawn a row says which it is in', () => {
  const { fields } = championships;
  expect(rowAt(0, none, fields).state).toBe('final');
  expect(rowAt(12, none, fields).state).toBe('consolation');
  expect(rowAt(0, none, []).state).toBe('out');
});

test('points are to be had in qualifiers that are neither settled nor called off', () => {
  const race: RoadRace = {
    ...{ raceId: null, name: 'Mile', trackId: 'kingsmere', distance: 1600, surface: 'Turf' },
    ...{ purse: 40_000, grade: 'Listed', offAt: moment, week: 10, winners: [], status: null },
    ...{ kind: 'qualifier', points: [10, 5], automatic: false },
  };
  const road = [
    race,
    { ...race, status: 'open' as const, automatic: true },
    { ...race, status: 'finished' as const },
    { ...race, status: 'void' as const },
    { ...race, kind: 'final' as const },
  ];
  expect(pointsToCome(road)).toEqual({
    toCome: [
      [10, 5],
      [10, 5],
    ],
    automaticToCome: 1,
  });
});
