import {
  type AutoProgrammeId,
  autoProgrammes,
  autoSessionId,
  DAY,
  HOUR,
  loadOf,
  MINUTE,
  middlingTalents,
  type SessionProgrammeId,
  sessionProgrammes,
  skipReason,
  trainedTalents,
} from '@furlong/game/rules';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { RunSql } from '../support/testDatabase.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { openTestRace } from '../support/testRaces.ts';

const game = openTestGame();

let player: Player;
let raceId: string;

beforeAll(async () => {
  player = await game.player();
  // Whose horse the sessions are written of that the order has paid for: they are no work of the other.
  await game.player();
  raceId = await openTestRace(game);
});

/** A Thursday: what was spent before Monday does not count. */
const left = Date.UTC(2026, 11, 3, 12);

const autoIds: AutoProgrammeId[] = ['balanced', 'speed', 'endurance', 'recovery'];
const workIds: SessionProgrammeId[] = [
  'speed',
  'endurance',
  'agility',
  'auto_balanced',
  'auto_recovery',
];

const cases = fc.record({
  programme: fc.constantFrom(...autoIds),
  condition: fc.integer({ min: 80, max: 100 }),
  energy: fc.integer({ min: 0, max: 100 }),
  overreached: fc.boolean(),
  rest: fc.oneof(
    fc.integer({ min: -2 * HOUR, max: 10 * DAY }),
    fc.constantFrom(2 * DAY - 1, 2 * DAY),
  ),
  atWork: fc.option(fc.integer({ min: -HOUR, max: 2 * HOUR }), { freq: 9 }),
  raceIn: fc.option(fc.constantFrom(0, HOUR, DAY - 1, DAY, 2 * DAY), { freq: 3 }),
  work: fc.array(
    fc.record({
      programme: fc.constantFrom(...workIds),
      ago: fc.oneof(fc.integer({ min: 0, max: 10 * DAY }), fc.integer({ min: 0, max: 27 * DAY })),
    }),
    { maxLength: 9 },
  ),
  spent: fc.constantFrom(0, 300, 600),
  weeklyBudget: fc.constantFrom(300, 800, 900, 5_000),
  credits: fc.constantFrom(0, 149, 150, 299, 300, 25_000, 25_000),
});

type Case = typeof cases extends fc.Arbitrary<infer Value> ? Value : never;

it('the database leaves a session out for the same reason as the rules, or holds it as they do', async () => {
  const reasons = new Map<unknown, number>();
  await game.database.withRollback(async (sql) => {
    await fc.assert(
      fc.asyncProperty(cases, async (each) => {
        await sql('savepoint example');
        const reason = await decide(sql, each);
        await sql('rollback to savepoint example');
        reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
        expect(reason).toBe(rulesFor(each));
      }),
      { numRuns: 300 },
    );
  });
  expect([...reasons.keys()].map(String).sort()).toEqual([
    ...['at work', 'budget spent', 'fit enough', 'no credits', 'null', 'overreached'],
    ...['race near', 'too tired'],
  ]);
});

const slotOf = ({ rest }: Case) => left + rest;

const workOf = (each: Case) =>
  each.work
    .map(({ programme, ago }) => ({ programme, at: left - ago }))
    .filter(({ at }) => at > slotOf(each) - 28 * DAY);

function rulesFor(each: Case) {
  const { condition, energy, overreached, atWork, raceIn, spent, weeklyBudget, credits } = each;
  const slot = slotOf(each);
  const at = atWork === null ? left : slot + atWork;
  const even = Object.fromEntries(trainedTalents.map((talent) => [talent, 50]));
  return skipReason(
    {
      ...{ at, idleSince: at, birthSeason: -3, condition, energy, overreached },
      talents: { ...middlingTalents, ...even },
      ceilings: { ...middlingTalents, ...even },
      work: workOf(each).map((done) => ({
        at: done.at,
        load: loadOf(sessionProgrammes[done.programme]),
      })),
    },
    autoProgrammes[each.programme],
    slot,
    {
      raceTimes: raceIn === null ? [] : [slot + raceIn],
      ...{ spent, weeklyBudget, credits },
    },
  );
}

const iso = (ms: number) => new Date(ms).toISOString();

async function decide(sql: RunSql, each: Case): Promise<unknown> {
  const { horseId, stableId } = player;
  const slot = slotOf(each);
  const busyUntil = each.atWork === null ? null : iso(slot + each.atWork);
  await sql(
    `update public.horses set condition = $2, energy = $3, overreached = $4, condition_at = $5,
       at_work_until = $6, energy_after_work = $7 where id = $1`,
    [
      ...[horseId, each.condition, each.energy, each.overreached],
      // A horse that is not at work any more was left where it ended.
      ...[busyUntil !== null && each.atWork !== null && each.atWork <= 0 ? busyUntil : iso(left)],
      ...(each.atWork !== null && each.atWork > 0 ? [busyUntil, 50] : [null, null]),
    ],
  );
  await session(
    sql,
    each.work.map(({ programme, ago }) => ({ programme, endsAt: left - ago })),
  );
  if (each.raceIn !== null) {
    const offAt = slot + each.raceIn;
    await sql('update public.races set closes_at = $2, off_at = $3 where id = $1', [
      ...[raceId, iso(offAt - MINUTE), iso(offAt)],
    ]);
    await sql('insert into private.engagements (horse_id, race_id) values ($1, $2)', [
      ...[horseId, raceId],
    ]);
  }
  const [order] = await sql(
    `insert into public.auto_training_orders
       (horse_id, stable_id, programme, weekly_budget, started_at, next_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [
      ...[horseId, stableId, autoSessionId(each.programme), each.weeklyBudget],
      ...[iso(left - 20 * DAY), iso(slot)],
    ],
  );
  // In this week what is spent, in the week before more than any budget.
  const monday = slot - ((slot - Date.UTC(2026, 0, 5)) % (7 * DAY));
  for (const [at, price] of [
    [monday, each.spent],
    [monday - 1, 9_000],
  ] as const) {
    if (price === 0) continue;
    const [held] = await sql(
      `insert into public.training_sessions
         (horse_id, stable_id, programme, price, started_at, ends_at, state, condition, energy,
          overreached, gains)
       select h.id, $2, 'auto_recovery', $3, $4::timestamptz, $4::timestamptz + interval '1 hour', 'completed', 1, 1, false,
         '{0,0,0,0,0,0}'
       from public.horses h where h.id <> $1 limit 1 returning id`,
      [horseId, stableId, price, iso(at)],
    );
    await sql(
      'insert into public.auto_training_slots (order_id, at, session_id) values ($1, $2, $3)',
      [order?.id, iso(at), held?.id],
    );
  }
  const [row] = await sql(
    `select private.skip_reason(o, h, p, $2, $3) as reason
     from public.auto_training_orders o
     join public.horses h on h.id = o.horse_id
     join public.training_programmes p on p.id = o.programme
     where o.id = $1`,
    [order?.id, iso(slot), each.credits],
  );
  return row?.reason;
}

async function session(
  sql: RunSql,
  works: readonly { programme: string; endsAt: number }[],
): Promise<void> {
  for (const { programme, endsAt } of works) {
    await sql(
      `insert into public.training_sessions
         (horse_id, stable_id, programme, price, started_at, ends_at, state, condition, energy,
          overreached, gains)
       values ($1, $2, $3, 1, $4, $5, 'completed', 90, 70, false, '{0,0,0,0,0,0}')`,
      [player.horseId, player.stableId, programme, iso(endsAt - HOUR), iso(endsAt)],
    );
  }
}
