import { DAY, HOUR } from '@furlong/game/rules';
import { describe, expect, test } from 'vitest';
import { entered, facts, now, open, ready, saidIn } from './testFacts.ts';
import { toNeeds } from './toNeeds.ts';

describe('a horse that is ready', () => {
  test('is told with the race that suits it and closes first, both chosen in its link', () => {
    const later = { ...open, id: 'later', closesAt: open.closesAt + 1, offAt: open.offAt + 1 };
    const sprint = { ...open, id: 'sprint', suitableFor: ['Sprint'] as const };
    const full = { ...open, id: 'full', entriesCount: 2 * open.maxEntries };
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
      'Silver Comet is ready. The Ashford Stakes suits it, but your stable has too few credits. Work brings it on meanwhile.',
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
        /^Silver Comet is overreached: rest mends it by today \d\d:\d\d\.$/,
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
        text: expect.stringMatching(
          /^Silver Comet is too tired to run now\. It may run tired from today \d\d:\d\d, and is rested \w+ \d\d:\d\d\.$/,
        ),
        action: 'See the Horse',
      },
    ]);
  });

  test('and with the first race by whose off it is rested, if there is one', () => {
    const late = { ...open, id: 'late', offAt: now + DAY, closesAt: now + DAY };
    expect(toNeeds(facts({ horses: [tired], races: [open, late] }))).toMatchObject([
      {
        text: expect.stringMatching(
          /\. The Ashford Stakes, off tomorrow \d\d:\d\d, would take it rested\.$/,
        ),
        action: 'Enter Race',
        href: `/stable/enter-race?horse=${tired.id}&race=late`,
      },
    ]);
  });
});
