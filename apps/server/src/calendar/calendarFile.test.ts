import type { FollowedEvent } from '@furlong/backend/service';
import { HOUR } from '@furlong/game/rules';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFile } from './calendarFile.ts';

const at = Date.UTC(2026, 10, 21, 12);
const origin = 'https://furlong.example';

const race = {
  ...{ id: 'e1', kind: 'race', horseName: 'Silver Comet', beginsAt: at + HOUR, raceId: 'r1' },
  renamed: false,
  ...{ raceName: 'Ashford Stakes', trackId: 'ashford-downs', distance: 1400, surface: 'Turf' },
  ...{ grade: 'Class 4', status: 'open', place: null },
} as const satisfies FollowedEvent;

/** What a calendar program reads of the file. */
function read(events: readonly FollowedEvent[]) {
  const file = calendarFile(events, { origin, at });
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      ...{ uid: event.uid, summary: event.summary, description: event.description },
      ...{ location: event.location, url: component.getFirstPropertyValue('url') },
      status: component.getFirstPropertyValue('status'),
      sequence: event.sequence,
      times: [event.startDate, event.endDate].map((time) => time.toJSDate().toISOString()),
    };
  });
}

test('a race is read with its horse, course, times and page', () => {
  expect(read([race])).toEqual([
    {
      uid: 'e1@furlong',
      summary: 'Silver Comet in the Ashford Stakes',
      description: 'Class 4, 1400 m, Turf. Entered.',
      location: 'Ashford Downs, Wealdshire, England',
      url: 'https://furlong.example/races/r1',
      status: 'CONFIRMED',
      sequence: 0,
      times: ['2026-11-21T13:00:00.000Z', '2026-11-21T13:05:00.000Z'],
    },
  ]);
});

test('a result says the place, and a race that was called off is cancelled', () => {
  const told = read([
    { ...race, status: 'finished', place: 2 },
    { ...race, status: 'void' },
  ]);
  expect(told.map(({ description }) => description)).toEqual([
    'Class 4, 1400 m, Turf. Finished 2nd.',
    'Class 4, 1400 m, Turf. Called off: the entry fee came back.',
  ]);
  expect(told.map(({ status }) => status)).toEqual(['CONFIRMED', 'CANCELLED']);
});

test('each change of an event has a higher number than what was told of it before', () => {
  const numbers = read(
    (['open', 'closed', 'running', 'finished', 'void'] as const).map((status) => ({
      ...race,
      status,
    })),
  ).map(({ sequence }) => sequence);
  expect(numbers).toEqual([0, 0, 0, 1, 1]);
});

test('an event of a horse that was renamed has a higher number, before and after the race', () => {
  const session = {
    id: 's1',
    kind: 'training',
    programme: 'endurance',
    endsAt: at,
  } as const;
  const numbers = (renamed: boolean) =>
    read([
      { ...race, renamed },
      { ...race, renamed, status: 'finished', place: 2 },
      { ...session, horseName: race.horseName, beginsAt: at - HOUR, renamed },
    ]).map(({ sequence }) => sequence);
  expect(numbers(false)).toEqual([0, 1, 0]);
  expect(numbers(true)).toEqual([1, 2, 1]);
});

test('every line of the file is ended, the last as well, as the format has it', () => {
  for (const events of [[], [race]]) {
    const lines = calendarFile(events, { origin, at }).split('\n');
    expect(lines.pop()).toBe('');
    expect(lines.filter((line) => !line.endsWith('\r'))).toEqual([]);
  }
});

test('a training session is read from its beginning to its end', () => {
  const session = {
    id: 's1',
    kind: 'training',
    horseName: 'Iron Duchess',
    renamed: false,
  } as const;
  const [told] = read([
    { ...session, programme: 'endurance', beginsAt: at, endsAt: at + 3 * HOUR },
  ]);
  expect(told).toMatchObject({
    summary: 'Iron Duchess: Endurance training',
    times: ['2026-11-21T12:00:00.000Z', '2026-11-21T15:00:00.000Z'],
  });
});

test('a session of the auto-trainer has its name too', () => {
  const session = {
    id: 's2',
    kind: 'training',
    horseName: 'Iron Duchess',
    renamed: false,
  } as const;
  const [told] = read([
    { ...session, programme: 'auto_balanced', beginsAt: at, endsAt: at + 2 * HOUR },
  ]);
  expect(told?.summary).toBe('Iron Duchess: Balanced training');
});

test('a name with every sign that the format knows is read as it was written', () => {
  const horseName =
    'Comma, Semicolon; Back\\slash\nBEGIN:VEVENT and a tail of more than 75 letters';
  expect(read([{ ...race, horseName }])[0]?.summary).toBe(`${horseName} in the Ashford Stakes`);
});

test('nothing at all is a calendar too', () => {
  expect(read([])).toEqual([]);
  expect(calendarFile([], { origin, at })).toContain('BEGIN:VCALENDAR');
});
