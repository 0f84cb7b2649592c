import type { CalendarRace, TrainingDay } from '@furlong/backend';
import { DAY } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { monthAround } from './days.ts';
import { toCalendarDays } from './toCalendarDays.ts';

const { days } = monthAround('2026-11-21');
const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).getTime();

const race: CalendarRace = {
  ...{ id: 'e1', horseId: 'h1', horseName: 'Silver Comet', raceId: 'r1', raceName: 'Oak Stakes' },
  ...{ trackId: 'kingsmere', distance: 1200, surface: 'Turf', grade: 'Class 4' },
  ...{ status: 'open', offAt: at(21, 14), place: null },
};
const session: TrainingDay = {
  ...{ horseId: 'h1', horseName: 'Silver Comet', midnight: at(10, 0) },
  ...{ programme: 'speed', sessions: 2 },
};

const marksOn = (day: number, facts: Partial<Parameters<typeof toCalendarDays>[1]>) =>
  toCalendarDays(days, { races: [], training: [], now: at(21), since: 0, ...facts })
    .find(({ date }) => date === `2026-11-${String(day).padStart(2, '0')}`)
    ?.marks.map(({ kind, text }) => `${kind}: ${text}`);

test('a run to come has its hour, one that is over its place', () => {
  expect(marksOn(21, { races: [race] })).toEqual(['run: 14:00 Silver Comet']);
  expect(marksOn(21, { races: [{ ...race, place: 1 }] })).toEqual(['win: 1st Silver Comet']);
  expect(marksOn(21, { races: [{ ...race, place: 4 }] })).toEqual(['result: 4th Silver Comet']);
  expect(marksOn(21, { races: [{ ...race, status: 'void' }] })).toEqual([
    'void: Called off: Silver Comet',
  ]);
});

test('the training of a day is one mark, of one horse by its name, of more by their number', () => {
  const agility = { ...session, programme: 'agility' } as const;
  expect(marksOn(10, { training: [session, agility] })).toEqual([
    'training: Training: Silver Comet',
  ]);
  const other = { ...session, horseId: 'h2', horseName: 'Iron Duchess' };
  expect(marksOn(10, { training: [session, other] })).toEqual(['training: Training: 2 horses']);
});

test('a day that is over without a run or a session was one of rest, from the second day on', () => {
  const since = at(5);
  expect(marksOn(6, { since })).toEqual(['rest: Rest']);
  expect(marksOn(5, { since })).toEqual([]);
  expect(marksOn(20, { since })).toEqual(['rest: Rest']);
  expect(marksOn(21, { since })).toEqual([]);
  expect(marksOn(22, { since })).toEqual([]);
  expect(marksOn(10, { since, training: [session] })).toHaveLength(1);
});

test('today is named, and is the only one', () => {
  const shown = toCalendarDays(days, { races: [], training: [], now: at(21) + DAY / 3, since: 0 });
  expect(shown.filter(({ today }) => today).map(({ name }) => name)).toEqual([
    'Saturday 21 November, today',
  ]);
});
