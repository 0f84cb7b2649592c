import { DAY, HOUR, MINUTE } from '@furlong/game/rules';
import { describe, expect, test } from 'vitest';
import { orderOf } from '../../../storybook/requestHandlers/autoTrainingHandlers.ts';
import { called, entered, facts, now, open, ready, saidIn } from './testFacts.ts';
import { toNeeds } from './toNeeds.ts';

test('a stable that lacks nothing needs nothing', () => {
  const running = called('Iron Duchess');
  const later = entered(running, { offAt: now + 2 * HOUR, closesAt: now + 2 * HOUR });
  const atWork = called('Turf Legend', { atWork: { until: now + 1, energy: 90 } });
  const resting = called('Paper Moon', { energy: 60 });
  const horses = [running, atWork, resting];
  const orders = [orderOf(resting, 'recovery')];
  expect(saidIn({ horses, entries: [later], orders })).toEqual([]);
});

test('what ends soonest comes first, then what costs most to leave', () => {
  const running = called('Iron Duchess', {
    equipment: [{ slot: 'whip', item: 'Cushioned Whip', effect: '', runsLeft: 1 }],
  });
  const bare = called('Bare Back', { energy: 45, conditionAt: now });
  const worked = called('Hard Worked', { overreached: true });
  const idle = called('Idle Hour', { conditionAt: now - 4 * DAY, specialty: 'Sprint' });
  const back = called('Back Again', { specialty: 'Sprint' });
  const about = toNeeds(
    facts({
      horses: [running, ready, bare, worked, idle, back],
      entries: [entered(running, { offAt: now + 13 * MINUTE })],
      races: [open],
      orders: [orderOf(back, 'speed', { lastSkipped: 'budget spent' })],
      overview: {
        trained: [{ horseId: back.id, programme: 'speed' }],
        bare: [{ horseId: bare.id, slot: 'boots', item: 'Gel Boots', spare: false }],
      },
    }),
  ).map(({ id }) => id);
  expect(about).toEqual([
    `enter ${ready.id}`,
    open.id,
    'bare bare-back boots',
    'overreached hard-worked',
    'tired bare-back',
    'budget spent back-again',
    'idle idle-hour',
    'wearing iron-duchess whip',
    'trained back-again',
  ]);
});

test('two of a kind are two lines, three are one', () => {
  const horses = [ready, called('Iron Duchess'), called('Turf Legend')];
  const lines = (count: number) =>
    toNeeds(facts({ horses: horses.slice(0, count), races: [open] })).map(({ id }) => id);
  expect(lines(2)).toEqual([`enter ${ready.id}`, 'enter iron-duchess']);
  expect(lines(3)).toEqual(['enter']);
});

test('sixty horses are told in sentences, not in sixty lines', () => {
  const many = (kind: string, changes: Parameters<typeof called>[1] = {}) =>
    Array.from({ length: 12 }, (_, index) => called(`${kind} ${index}`, changes));
  const tack = [{ slot: 'whip', item: 'Cushioned Whip', effect: '', runsLeft: 2 }] as const;
  const groups = {
    fresh: many('Fresh', { equipment: tack }),
    tired: many('Tired', { energy: 10 }),
    worked: many('Worked', { overreached: true }),
    idle: many('Idle', { specialty: 'Sprint', conditionAt: now - 4 * DAY }),
    raceless: many('Raceless', { specialty: 'Sprint' }),
  };
  const horses = Object.values(groups).flat();
  const needs = toNeeds(
    facts({
      horses,
      races: [open],
      orders: groups.tired.map((horse) => orderOf(horse, 'speed', { lastSkipped: 'no credits' })),
      overview: {
        trained: groups.tired.map(({ id }) => ({ horseId: id, programme: 'speed' })),
        bare: groups.tired.map(({ id }) => ({
          ...{ horseId: id, slot: 'boots', item: 'Gel Boots', spare: true },
        })),
      },
    }),
  );
  expect(horses).toHaveLength(60);
  expect(needs.map(({ id }) => id)).toEqual([
    ...['enter', 'bare', 'overreached', 'tired', 'no credits', 'idle', 'wearing', 'trained'],
    'raceless',
  ]);
  expect(needs.map(({ text }) => text)).toEqual([
    '12 horses are ready and not entered. First to close is the Ashford Stakes, in 12 minutes: it suits Fresh 0.',
    '12 pieces of equipment are worn out, with nothing in their place: on Tired 0, Tired 1 and 10 more.',
    expect.stringMatching(
      /^Worked 0, Worked 1 and 10 more are overreached: rest mends them by Mon /,
    ),
    expect.stringMatching(/^12 horses are too tired to run\. Tired 0 may run first, from /),
    'The auto-trainer left out sessions of Tired 0, Tired 1 and 10 more: your stable had too few credits.',
    'Idle 0, Idle 1 and 10 more stand idle and lose condition.',
    '12 pieces of equipment last a run or two yet: on Fresh 0, Fresh 1 and 10 more.',
    'Tired 0, Tired 1 and 10 more are back from training.',
    '12 horses are ready, and no open race would take them. Work brings them on meanwhile.',
  ]);
});

describe('a race', () => {
  const off = { offAt: now + 4 * MINUTE, closesAt: now };

  test('is told from a quarter of an hour before its off until it is over', () => {
    const race = { ...off, finishesAt: off.offAt + MINUTE, status: 'running' as const };
    const said = (at: number) =>
      toNeeds(facts({ entries: [entered(ready, race)], now: at }))[0]?.text;
    expect(said(off.offAt - 15 * MINUTE - 1)).toBeUndefined();
    expect(said(off.offAt - 15 * MINUTE)).toMatch(/in 15 minutes/);
    expect(said(now)).toBe(`${ready.name} runs in the ${open.name} in 4 minutes.`);
    expect(said(off.offAt)).toBe(`${ready.name} is running in the ${open.name}.`);
    expect(said(race.finishesAt)).toBeUndefined();
  });

  test('with several of the stable is one line', () => {
    const entries = [entered(ready, off), entered(called('Iron Duchess'), off)];
    expect(saidIn({ entries })).toEqual([
      `${ready.name} and Iron Duchess run in the ${open.name} in 4 minutes.`,
    ]);
  });
});
