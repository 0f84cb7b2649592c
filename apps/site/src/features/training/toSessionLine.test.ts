import type { ListedSession } from '@furlong/backend';
import { HOUR } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { toSessionLine } from './toSessionLine.ts';

const now = Date.UTC(2026, 10, 21, 12);

const session: ListedSession = {
  id: 's1',
  horseId: 'h1',
  horseName: 'Silver Comet',
  programme: 'speed',
  price: 500,
  startedAt: now - HOUR,
  endsAt: now + HOUR,
  outcome: null,
};
const gains = { speed: 0, acceleration: 0, stamina: 0, recovery: 0, agility: 0, balance: 0 };
const outcome = { condition: 90, energy: 70, overreached: false, gains };

test('a session tells what it cost, and what it gave once it is over', () => {
  expect(toSessionLine(session, now)).toMatchObject({
    ...{ horse: 'Silver Comet', href: '/horses/h1', programme: 'Speed' },
    ...{ duration: '2 hours', cost: '$500', gained: null },
  });
  const told = (changes: Partial<typeof outcome>) =>
    toSessionLine({ ...session, outcome: { ...outcome, ...changes } }, now).gained;
  expect(told({ gains: { ...gains, speed: 2_880, acceleration: 960 } })).toBe(
    '+0.29 Speed, +0.10 Acceleration',
  );
  expect(told({ overreached: true })).toBe('Nothing: overreached');
  expect(told({})).toBe('Nothing more to gain');
  expect(
    toSessionLine({ ...session, programme: 'auto_recovery', price: 150, outcome }, now).gained,
  ).toBe('Rested: 70% energy');
});
