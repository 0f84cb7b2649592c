import type { RequestWithEntries } from '@furlong/backend';
import { HOUR, joinsUntil } from '@furlong/game/rules';
import { describe, expect, test } from 'vitest';
import { moment } from '../../../storybook/moment.ts';
import { harbourRequest, joinedEntry } from '../../../storybook/raceRequests.ts';
import { called, facts, ready } from './testFacts.ts';
import { toNeeds } from './toNeeds.ts';

/** The harbour request, with other conditions. */
const asked = (
  changes: Partial<RequestWithEntries['request']> = {},
  joined = 1,
): RequestWithEntries => ({
  ...harbourRequest,
  request: { ...harbourRequest.request, ...changes },
  entries: Array.from({ length: joined }, (_, number) => joinedEntry(number)),
});

const needsOf = (changes: Parameters<typeof facts>[0]) =>
  toNeeds(facts({ horses: [ready], now: moment, ...changes })).filter(({ id }) =>
    id.startsWith('join'),
  );

describe('a race request', () => {
  test('that a horse fits is told with who asks, what for and until when', () => {
    const seen = asked();
    expect(needsOf({ requests: [seen] })).toEqual([
      {
        id: 'join q-harbour',
        about: 'race',
        until: joinsUntil(seen.request),
        text: expect.stringMatching(
          /^Hollow Oak asks for a race that suits Silver Comet: .+\. It can be joined until \S+/,
        ),
        action: 'See the Request',
        href: '/races/requests/q-harbour',
      },
    ]);
  });

  test('of the wrong class, one that is over, or one that is too dear is not told', () => {
    for (const changes of [
      { grade: 'Class 6' },
      { latestOff: moment },
      { entryFee: 30_000 },
    ] as const) {
      expect(needsOf({ requests: [asked(changes)] })).toEqual([]);
    }
  });

  test('is not told where no horse is free, or the places left are for other stables', () => {
    expect(needsOf({ requests: [asked()], waiting: new Map([[ready.id, 'q-other']]) })).toEqual([]);
    const ours = {
      ...asked(),
      entries: [joinedEntry(0), joinedEntry(1, { stableId: joinedEntry(0).stableId })],
    };
    expect(needsOf({ requests: [ours] })).toEqual([]);
    expect(
      needsOf({ requests: [{ ...ours, entries: [joinedEntry(0), joinedEntry(1)] }] }),
    ).toHaveLength(1);
  });

  test('more than two are told in one sentence, the one that ends first named', () => {
    const requests = [3, 1, 2].map((hours) =>
      asked({ id: `q${hours}`, latestOff: moment + hours * 6 * HOUR }),
    );
    expect(needsOf({ horses: [ready, called('Sea Room')], requests })).toMatchObject([
      {
        id: 'join',
        href: '/races/requests/q1',
        text: expect.stringMatching(
          /^3 race requests would take a horse of yours\. First to end is the /,
        ),
      },
    ]);
  });
});
