import { HOUR, type ProgrammeId, programmes } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { horse } from '../../storybook/fixtures.ts';
import { planSessions } from './planSessions.ts';

const now = horse.conditionAt;
const offered = Object.values(programmes);
const own = (id: string) => ({ ...horse, equipment: [], id, name: id });

const plan = (
  ids: readonly string[],
  programme: ProgrammeId,
  budget: number,
  credits = 25_000,
  wallet = 0,
) =>
  planSessions({
    horses: ids.map(own),
    choices: new Map(ids.map((id) => [id, programme])),
    programmes: offered,
    entries: [],
    means: { credits, wallet },
    budget,
    now,
  });

test('the total is never above the budget or the credits, and no horse that fits is left out', () => {
  for (const budget of [0, 499, 500, 1_234, 6_000]) {
    for (const credits of [0, 499, 500, 999, 1_000, 4_000]) {
      for (const count of [0, 1, 3, 12]) {
        const ids = Array.from({ length: count }, (_, index) => `h${index}`);
        const { sessions, total } = plan(ids, 'speed', budget, credits);
        const most = Math.min(budget, credits);
        expect(total).toBe(500 * Math.min(count, Math.floor(most / 500)));
        expect(sessions.filter(({ refusal }) => refusal === null)).toHaveLength(total / 500);
      }
    }
  }
});

test('each horse that does not go has its reason, and those that are meant for nothing are no part', () => {
  const busy = { ...own('busy'), atWork: { until: now + HOUR, energy: 50 } };
  const { sessions, total } = planSessions({
    horses: [own('first'), busy, own('second'), own('idle')],
    choices: new Map([
      ['first', 'speed'],
      ['busy', 'speed'],
      ['second', 'endurance'],
    ]),
    programmes: offered,
    entries: [],
    means: { credits: 25_000, wallet: 0 },
    budget: 600,
    now,
  });
  expect(sessions.map(({ horse: { id }, refusal }) => [id, refusal])).toEqual([
    ['first', null],
    ['busy', 'horse_at_work'],
    ['second', 'over_budget'],
  ]);
  expect(total).toBe(500);
  expect(plan(['h'], 'speed', 900, 400).sessions[0]?.refusal).toBe('too_few_credits');
});

test('what the credits lack comes out of the wallet, and no more', () => {
  expect(plan(['a', 'b'], 'speed', 1_000, 400, 700)).toMatchObject({ total: 1_000, moved: 600 });
  expect(plan(['a', 'b'], 'speed', 1_000, 400, 599)).toMatchObject({ total: 500, moved: 100 });
  expect(plan(['a'], 'speed', 1_000, 500, 700).moved).toBe(0);
});
