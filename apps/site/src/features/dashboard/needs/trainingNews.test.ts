import { DAY } from '@furlong/game/rules';
import { describe, expect, test } from 'vitest';
import { orderOf } from '../../../storybook/requestHandlers/autoTrainingHandlers.ts';
import { facts, now, open, ready, saidIn } from './testFacts.ts';
import { toNeeds } from './toNeeds.ts';

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

  test('that was left out for money is not told once it was read', () => {
    const orders = [orderOf(ready, 'balanced', { lastSkipped: 'no credits', skipSeen: true })];
    expect(saidIn({ horses: [ready], orders })).not.toContainEqual(
      expect.stringMatching(/^The auto-trainer left out/),
    );
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

  test('that is ready, and that no open race suits, may have a race asked for', () => {
    const [raceless] = toNeeds(facts({ horses: [ready] }));
    expect(raceless).toMatchObject({
      action: 'Request a Race',
      href: `/races/request-a-race?horse=${ready.id}`,
    });
    expect(toNeeds(facts({ horses: [ready], waiting: new Map([[ready.id, 'q1']]) }))).toEqual([]);
    const poor = { createdAt: 0, credits: 0 };
    const [dear] = toNeeds(facts({ horses: [ready], races: [open], stable: poor }));
    expect(dear).toMatchObject({ action: 'Train' });
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
