import { lenses } from '@furlong/game/rules';
import { expect, it } from 'vitest';
import { openTestGame } from '../test/support/testGame.ts';

const game = openTestGame();

/** Horses on the boards. */
const many = 20_000;

it('reads of the boards a page and the thousand before the player, however many have run', async () => {
  const { userId, horseId } = await game.player();
  const { told, whole, entries } = await game.database.withRollback(async (sql) => {
    // It is costly to keep, and nothing that is asked for here is found by it.
    await sql('drop index public.horses_plain_look');
    await sql(
      `insert into public.horses
       select (jsonb_populate_record(h, jsonb_build_object(
         'id', gen_random_uuid(), 'name', 'Made ' || n, 'stable_id', s.id,
         'sex', case when n % 2 = 0 then 'male' else 'female' end
       ))).*
       from public.horses h, generate_series(1, ${many}) n,
         public.found_house_stable('Many', 'The House', '{}', now()) s (id)
       where h.id = $1`,
      [horseId],
    );
    await sql(
      `insert into private.boards (
         board, period, subject_id, runs, wins, places, earnings, lined_wins, expected, rating
       )
       select h.sex, -1, h.id, 200, n % 199, 200, n, n % 50, n % 977, n % 140
       from (select *, row_number() over (order by id <> $1, id) as n from public.horses) h`,
      [horseId],
    );
    for (const table of ['private.boards', 'public.horses']) await sql(`analyze ${table}`);
    await sql(`select set_config('request.jwt.claim.sub', $1, true)`, [userId]);
    await sql(`select set_config('request.jwt.claims', $1, true)`, [
      JSON.stringify({ sub: userId, role: 'authenticated' }),
    ]);
    const whole = () =>
      sql(
        `select relname, pg_stat_get_xact_numscans(oid)::int as scans
         from pg_class where relname in ('boards', 'horses') and relkind = 'r'`,
      );
    const entries = async () => {
      const [row] = await sql(
        `select sum(pg_stat_get_xact_tuples_returned(i.indexrelid))::int as entries
         from pg_index i where i.indrelid = 'private.boards'::regclass`,
      );
      return Number(row?.entries);
    };
    const before = { whole: await whole(), entries: await entries() };
    const told: unknown[] = [];
    for (const lens of lenses) {
      told.push((await sql('select id from public.leading_horses($1)', [lens])).length);
      const [own] = await sql('select id, rank, ahead_name from public.my_horse_standing($1)', [
        lens,
      ]);
      told.push(own?.id === horseId && own?.ahead_name !== null);
    }
    return {
      told,
      whole: [before.whole, await whole()],
      entries: (await entries()) - before.entries,
    };
  });
  expect(told).toEqual(lenses.flatMap(() => [20, true]));
  // No whole table was read for it, nor a good part of an index.
  expect(whole[1]).toEqual(whole[0]);
  expect(entries).toBeGreaterThan(0);
  expect(entries).toBeLessThan(lenses.length * 1_200);
});
