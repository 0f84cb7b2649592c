import { HOUR, MINUTE, type ProgrammeId, programmes, sessionRefusal } from '@furlong/game/rules';
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
  raceId = await openTestRace(game);
});

const ids: ProgrammeId[] = ['speed', 'endurance', 'agility'];

/** Moments a quarter of an hour around where a rule turns: the database's clock goes on meanwhile. */
const around = (hours: number) =>
  fc.constantFrom(hours * HOUR - 15 * MINUTE, hours * HOUR + 15 * MINUTE);

const cases = fc.record({
  programme: fc.constantFrom(...ids),
  atWork: fc.boolean(),
  runsIn: fc.oneof(fc.constant(null), around(1.5), around(2), around(3)),
  credits: fc.constantFrom(0, 349, 350, 399, 400, 499, 500, 25_000),
});

it('the database refuses a session for the same reason as the rules, or takes it as they do', async () => {
  const outcomes = new Map<unknown, number>();
  await game.database.withRollback(async (sql) => {
    await sql(`select set_config('request.jwt.claim.sub', $1, true)`, [player.userId]);
    await sql(`select set_config('request.jwt.claims', $1, true)`, [
      JSON.stringify({ sub: player.userId }),
    ]);
    await fc.assert(
      fc.asyncProperty(cases, async ({ programme, atWork, runsIn, credits }) => {
        const now = Date.now();
        await sql('savepoint example');
        await write(sql, { atWork, credits, runsAfter: runsIn === null ? null : now + runsIn });
        const outcome = await train(sql, programme);
        await sql('rollback to savepoint example');
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        expect(outcome).toBe(
          sessionRefusal(
            {
              atWork: atWork ? { until: now + HOUR, energy: 50 } : null,
              runsAfter: runsIn === null ? null : now + runsIn,
            },
            programmes[programme],
            credits,
            now,
          ),
        );
      }),
      { numRuns: 150 },
    );
  });
  expect([...outcomes.keys()].sort()).toEqual(
    ['horse_at_work', 'horse_runs_first', 'too_few_credits', null].sort(),
  );
});

async function write(
  sql: RunSql,
  { atWork, credits, runsAfter }: { atWork: boolean; credits: number; runsAfter: number | null },
) {
  await sql(`update private.accounts set balance = $2 where stable_id = $1 and kind = 'credits'`, [
    player.stableId,
    credits,
  ]);
  if (atWork) {
    await sql(
      `update public.horses set at_work_until = now() + interval '1 hour', energy_after_work = 50
       where id = $1`,
      [player.horseId],
    );
  }
  if (runsAfter === null) return;
  await sql(`update public.races set closes_at = $2, off_at = $3 where id = $1`, [
    raceId,
    new Date(runsAfter).toISOString(),
    new Date(runsAfter + MINUTE).toISOString(),
  ]);
  await sql('insert into private.engagements (horse_id, race_id) values ($1, $2)', [
    player.horseId,
    raceId,
  ]);
}

/** The code of the refusal, or null if the session was taken. */
async function train(sql: RunSql, programme: ProgrammeId): Promise<unknown> {
  try {
    await sql('select public.start_training($1, $2, gen_random_uuid())', [
      player.horseId,
      programme,
    ]);
    return null;
  } catch (error) {
    return Object(error).hint;
  }
}
