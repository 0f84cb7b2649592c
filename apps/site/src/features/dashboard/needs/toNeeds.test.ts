import { DAY, HOUR, MINUTE } from '@furlong/game/rules';
import { describe, expect, test } from 'vitest';
import { orderOf } from '../../../storybook/requestHandlers/autoTrainingHandlers.ts';
import { called, entered, facts, now, open, ready } from './testFacts.ts';
import { toNeeds } from './toNeeds.ts';

const saidIn = (changes: Parameters<typeof facts>[0]) =>
  toNeeds(facts(changes)).map(({ text }) => text);

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
    '12 horses are ready, and none of the next races would take them. Work brings them on meanwhile.',
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

describe('a horse that is ready', () => {
  test('is told with the race that suits it and closes first, both chosen in its link', () => {
    const later = { ...open, id: 'later', closesAt: open.closesAt + 1, offAt: open.offAt + 1 };
    const sprint = { ...open, id: 'sprint', suitableFor: ['Sprint'] as const };
    const full = { ...open, id: 'full', entriesCount: open.maxEntries };
    expect(toNeeds(facts({ horses: [ready], races: [sprint, full, open, later] }))).toEqual([
      {
        id: `enter ${ready.id}`,
        about: 'race',
        until: open.closesAt,
        text: 'Silver Comet is ready and not entered. The Ashford Stakes suits it: entries close in 12 minutes.',
        action: 'Enter Race',
        href: `/stable/enter-race?horse=${ready.id}&race=${open.id}`,
      },
    ]);
  });

  test('is offered no race before it is rested, and none that the stable cannot pay', () => {
    const half = { ...ready, energy: 55 };
    const late = { ...open, id: 'late', offAt: now + DAY, closesAt: now + DAY };
    expect(toNeeds(facts({ horses: [half], races: [open, late] }))[0]?.href).toContain('late');
    const poor = { createdAt: 0, credits: open.entryFee - 1 };
    expect(saidIn({ horses: [ready], races: [open], stable: poor })).toEqual([
      'Silver Comet is ready, and none of the next races would take it. Work brings it on meanwhile.',
    ]);
  });

  test('and would not go fresh to the only race that takes it, rests in peace', () => {
    expect(saidIn({ horses: [{ ...ready, energy: 55 }], races: [open] })).toEqual([]);
  });

  test('and overreached is not sent to run, but to rest', () => {
    const worked = { ...ready, overreached: true, conditionAt: now - 47 * HOUR };
    const [need, ...others] = toNeeds(facts({ horses: [worked], races: [open] }));
    expect(others).toEqual([]);
    expect(need).toMatchObject({
      text: expect.stringMatching(
        /^Silver Comet is overreached: rest mends it by Today \d\d:\d\d\.$/,
      ),
      action: 'See the Horse',
      href: `/horses/${ready.id}`,
    });
    const race = entered(worked, { offAt: now + HOUR, closesAt: now + HOUR });
    const [same] = toNeeds(facts({ horses: [worked], entries: [race] }));
    expect(same).toMatchObject({
      text: expect.stringMatching(
        /^Silver Comet is overreached and entered for the Ashford Stakes:/,
      ),
      action: 'See the Race',
      href: `/races/${open.id}`,
    });
    const mended = { ...worked, conditionAt: now - 48 * HOUR };
    expect(saidIn({ horses: [mended], races: [open] })).toEqual([
      expect.stringMatching(/^Silver Comet is ready/),
    ]);
  });
});

describe('a horse that is too tired', () => {
  const tired = { ...ready, energy: 30 };

  test('is told with the hour from which it may run', () => {
    expect(toNeeds(facts({ horses: [tired], races: [open] }))).toMatchObject([
      {
        text: expect.stringMatching(/^Silver Comet is too tired to run before Today \d\d:\d\d\.$/),
        action: 'See the Horse',
      },
    ]);
  });

  test('and with the first race by whose off it is rested, if there is one', () => {
    const late = { ...open, id: 'late', offAt: now + DAY, closesAt: now + DAY };
    expect(toNeeds(facts({ horses: [tired], races: [open, late] }))).toMatchObject([
      {
        text: expect.stringMatching(
          /\. The Ashford Stakes, off Tomorrow \d\d:\d\d, would take it rested\.$/,
        ),
        action: 'Enter Race',
        href: `/stable/enter-race?horse=${tired.id}&race=late`,
      },
    ]);
  });
});

describe('equipment', () => {
  const bare = { horseId: ready.id, slot: 'boots', item: 'Gel Boots', spare: false } as const;
  const told = (changes: Parameters<typeof facts>[0]) =>
    toNeeds(facts({ horses: [ready], ...changes })).find(({ about }) => about === 'equipment');

  test('that is worn out is bought, or put on where another lies in the store', () => {
    const overview = { trained: [], bare: [bare] };
    expect(told({ overview })).toMatchObject({
      text: 'Silver Comet has worn out its Gel Boots, and wears nothing in its place.',
      action: 'Buy Another',
      href: '/stable/buy-equipment?tab=boots',
    });
    expect(told({ overview: { trained: [], bare: [{ ...bare, spare: true }] } })).toMatchObject({
      action: 'Put Another On',
      href: `/stable/apply-equipment?horse=${ready.id}&slot=boots`,
    });
  });

  test('is urgent while entries for the horse’s race are open', () => {
    const overview = { trained: [], bare: [bare] };
    const entries = [entered(ready, { closesAt: now + HOUR, offAt: now + 2 * HOUR })];
    expect(told({ overview, entries })?.until).toBe(now + HOUR);
    expect(told({ overview })?.until).toBeNull();
    expect(told({ overview, entries, now: now + HOUR })?.until).toBeNull();
  });

  test('that was put on since, or of a horse that is gone, is not told', () => {
    const overview = { trained: [], bare: [bare] };
    const boots = [{ slot: 'boots', item: 'Gel Boots', effect: '', runsLeft: null }] as const;
    expect(told({ overview, horses: [{ ...ready, equipment: boots }] })).toBeUndefined();
    expect(told({ overview, horses: [] })).toBeUndefined();
  });

  test('with two runs left or one is told beforehand', () => {
    const lasts = (runsLeft: number | null) =>
      told({
        horses: [
          { ...ready, equipment: [{ slot: 'bridle', item: 'Ring Bridle', effect: '', runsLeft }] },
        ],
      });
    expect(lasts(2)?.text).toBe('The Ring Bridle of Silver Comet has 2 runs left.');
    expect(lasts(1)).toMatchObject({
      text: 'The Ring Bridle of Silver Comet has 1 run left.',
      action: 'Buy Another',
      href: '/stable/buy-equipment?tab=bridles',
    });
    expect(lasts(3)).toBeUndefined();
    expect(lasts(null)).toBeUndefined();
  });
});

describe('work', () => {
  test('that the auto-trainer left out for money is told with what was missing', () => {
    const said = (lastSkipped: 'budget spent' | 'no credits' | 'at work' | null) =>
      toNeeds(
        facts({ horses: [ready], orders: [orderOf(ready, 'balanced', { lastSkipped })] }),
      ).map(({ text, href }) => [text, href]);
    const left = 'The auto-trainer left out a session of Silver Comet:';
    expect(said('budget spent')).toEqual([
      [`${left} its $2,000 for the week are spent.`, '/stable/auto-trainer'],
    ]);
    expect(said('no credits')).toEqual([
      [`${left} your stable had too few credits.`, '/stable/auto-trainer'],
    ]);
    expect(said('at work')).toEqual([]);
    expect(said(null)).toEqual([]);
  });

  test('is offered to a horse that stands idle and loses condition, unless a race would take it', () => {
    const idle = { ...ready, conditionAt: now - 4 * DAY };
    expect(toNeeds(facts({ horses: [idle] }))).toMatchObject([
      {
        text: 'Silver Comet has stood idle for 4 days, and its condition has fallen to 88%.',
        action: 'Train',
        href: `/stable/train?horse=${idle.id}`,
      },
    ]);
    expect(saidIn({ horses: [idle], orders: [orderOf(idle, 'balanced')] })).toEqual([]);
    expect(saidIn({ horses: [idle], races: [open] })).toEqual([
      expect.stringMatching(/^Silver Comet is ready and not entered/),
    ]);
  });

  test('that has ended is told until the horse does something else', () => {
    const overview = { bare: [], trained: [{ horseId: ready.id, programme: 'agility' }] } as const;
    const back = {
      text: 'Silver Comet is back from Agility training.',
      action: 'See What It Gained',
      href: `/stable/train?horse=${ready.id}`,
    };
    expect(toNeeds(facts({ horses: [ready], overview }))).toContainEqual(
      expect.objectContaining(back),
    );
    const atWork = { ...ready, atWork: { until: now + 1, energy: 90 } };
    expect(saidIn({ horses: [atWork], overview })).toEqual([]);
  });
});
