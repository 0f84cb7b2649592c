import { HOUR, MINUTE } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { horse, race, runner, running, stable } from '../../storybook/fixtures.ts';
import { toYard, type YardFacts } from './toYard.ts';

const now = race.closesAt - 12 * MINUTE;
const own = { ...horse, equipment: [], energy: 100, condition: 90, conditionAt: now };
const owner = { createdAt: stable.createdAt, credits: 25_000 };
const ahead = { openUntil: race.offAt + HOUR, everyMinutes: 80 };
const facts: YardFacts = {
  ...{ stable: owner, entries: [], waiting: new Map() },
  ...{ races: [race], ahead, now },
};
const open = { ...race, suitableFor: [own.specialty], minRating: null, maxRating: null };

const { stable: _stable, ...entry } = runner(1, 0, 'Silver Comet');

test('a horse that is ready is shown the first race that takes it, and how long that is open', () => {
  const closed = { ...open, id: 'closed', status: 'closed' as const };
  const [row] = toYard([own], { ...facts, races: [closed, open] });
  expect(row?.state.text).toBe('Ready');
  expect(row?.next).toMatchObject({
    race: race.name,
    detail: '1600\u00a0m at Ashford Downs, entries close in 12 minutes',
    action: 'Enter Race',
    actionHref: `/stable/enter-race?horse=${own.id}&race=${race.id}`,
  });
});

test('a horse that waits in a request is pointed to no race', () => {
  const waiting = new Map([[own.id, 'q1']]);
  const [row] = toYard([own], { ...facts, races: [open], waiting });
  expect(row?.next).toEqual({ why: 'It waits in a race request.' });
});

test('without a race that takes it, a horse is told when and where the next is', () => {
  const [none] = toYard([own], { ...facts, races: [] });
  expect(none?.next).toEqual({
    why: expect.stringMatching(
      /^No open race suits it\. Next: the .+, \d{4}\u00a0m at .+ \d\d:\d\d, entries open .+\.$/,
    ),
  });
  const poor = { ...owner, credits: open.entryFee - 1 };
  expect(toYard([own], { ...facts, races: [open], stable: poor })[0]?.next).toHaveProperty(
    'why',
    expect.stringMatching(/^The Ashford Stakes suits it, but your stable has too few credits\./),
  );
});

test('a horse that may run, and would not go fresh, is tired: it is pointed to a race that finds it rested', () => {
  const later = { ...open, id: 'later', offAt: now + 24 * HOUR };
  const tired = { ...own, energy: 55 };
  const [row] = toYard([tired], { ...facts, races: [open, later] });
  expect(row?.state.text).toBe('Tired');
  expect(row?.next).toHaveProperty('actionHref', expect.stringContaining('race=later'));
  const [none] = toYard([tired], { ...facts, races: [open] });
  expect(none?.next).toHaveProperty(
    'why',
    expect.stringMatching(
      /^It may run tired, and is rested \w+ \d\d:\d\d\. The Ashford Stakes suits it, but it is not rested by then\./,
    ),
  );
});

test('a spent horse rests, and says until when', () => {
  const [row] = toYard([{ ...own, energy: 0 }], { ...facts, races: [open] });
  expect(row?.state.text).toBe('Spent');
  expect(row?.next).toMatchObject({
    why: expect.stringMatching(/^It may run tired from .*, and is rested /),
  });
  expect(row?.energy.value).toBe(0);
});

test('a horse at work counts to its end, and is offered the first race that it is back for', () => {
  const atWork = { until: open.closesAt + 1, energy: 78 };
  const later = { ...open, id: 'later', closesAt: open.closesAt + 1, offAt: open.offAt + 1 };
  const [row] = toYard([{ ...own, atWork }], { ...facts, races: [open, later] });
  expect(row).toMatchObject({ state: { text: 'At work' }, atWorkUntil: atWork.until });
  expect(row?.next).toHaveProperty('actionHref', expect.stringContaining('race=later'));
  const [busy] = toYard([{ ...own, atWork }], { ...facts, races: [open] });
  expect(busy?.next).toEqual({
    why: expect.stringMatching(/^The Ashford Stakes suits it, but closes before it is back\./),
  });
});

test('an entered horse leads to its race, from before the off until its result is had', () => {
  const box = (at: number) =>
    toYard([{ ...own, id: entry.horseId }], {
      ...facts,
      now: at,
      entries: [{ ...entry, race: running }],
    })[0];
  expect(box(running.offAt - 4 * MINUTE)).toMatchObject({
    state: { text: 'Entered' },
    next: { detail: 'Off in 4 minutes', action: 'See the Race' },
  });
  expect(box(running.offAt)?.next).toHaveProperty('action', 'Watch Live');
  expect(box(running.finishesAt)?.state.text).toBe('Result awaited');
});

test('who runs comes first, then who could run by the close of entries, then who rests longest', () => {
  const tired = { ...own, id: 'tired', energy: 0 };
  const ready = { ...own, id: 'ready' };
  const entered = { ...own, id: entry.horseId };
  const spent = { ...tired, id: 'spent', conditionAt: now + HOUR };
  const rows = toYard([spent, tired, ready, entered], {
    ...facts,
    races: [open],
    entries: [{ ...entry, race: { ...running, offAt: now + HOUR } }],
  });
  expect(rows.map(({ horseId }) => horseId)).toEqual([entered.id, 'ready', 'tired', 'spent']);
});
