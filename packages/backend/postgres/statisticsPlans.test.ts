import { expect, it } from 'vitest';
import { openTestGame } from '../test/support/testGame.ts';
import { openTestRace } from '../test/support/testRaces.ts';

const game = openTestGame();

/** The runs of one stable among those of many, each in a race of its own. */
const runs = 8_000;

it('counts the runs of a stable by its index, however many others there are', async () => {
  const [{ userId, horseId }, other] = [await game.player(), await game.player()];
  const raceId = await openTestRace(game);
  const scans = await game.database.withRollback(async (sql) => {
    await sql(
      `with race as (
         insert into public.races
         select (jsonb_populate_record(r, jsonb_build_object(
           'id', gen_random_uuid(), 'slot', 'planned ' || n, 'entries_count', 8,
           'status', 'finished', 'seed', 'seed', 'settled_at', r.off_at,
           'off_at', r.off_at - n * interval '10 minutes',
           'closes_at', r.off_at - n * interval '10 minutes'
         ))).*
         from public.races r, generate_series(1, ${runs}) n where r.id = $1
         returning id, off_at, slot
       )
       insert into public.entries (
         race_id, horse_id, stable_id, nonce, entered_at, seed_hash, draw, place, prize,
         rating_before, rating_after
       )
       select race.id, h.id, h.stable_id, 'nonce', race.off_at, 'hash', 1, 2, 0, 50, 50
       from race
       join public.horses h
         on h.id = (case when race.slot like '%00' then $2::uuid else $3::uuid end)`,
      [raceId, horseId, other.horseId],
    );
    await sql('analyze public.entries');
    await sql('analyze public.races');
    await sql(`select set_config('request.jwt.claim.sub', $1, true)`, [userId]);
    await sql(`select set_config('request.jwt.claims', $1, true)`, [
      JSON.stringify({ sub: userId, role: 'authenticated' }),
    ]);
    const scansOf = () =>
      sql(
        `select relname, pg_stat_get_xact_numscans(oid)::int as scans
         from pg_class where relname in ('entries', 'races')`,
      );
    const before = await scansOf();
    const counted = await sql(
      `select runs[1] as runs from public.my_run_counts() where counted_by = 'all'`,
    );
    await sql('select * from public.my_run_counts($1, 0)', [horseId]);
    await sql('select * from public.my_rating_history()');
    await sql('select * from public.my_condition_history($1)', [horseId]);
    return { counted, before, after: await scansOf() };
  });
  expect(scans.counted).toEqual([{ runs: runs / 100 }]);
  // No whole table was read for it.
  expect(scans.after).toEqual(scans.before);
});
