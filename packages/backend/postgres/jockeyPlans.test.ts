import { expect, it } from 'vitest';
import { openTestGame } from '../test/support/testGame.ts';
import { openTestRace } from '../test/support/testRaces.ts';

const game = openTestGame();

/** The rides of forty jockeys, each in a race of its own. */
const rides = 20_000;

it('reads a jockey, and all of them, by their indexes, however many races were run', async () => {
  const { horseId } = await game.player();
  const raceId = await openTestRace(game);
  const { form, page, before, after } = await game.database.withRollback(async (sql) => {
    await sql(
      `with race as (
         insert into public.races
         select (jsonb_populate_record(r, jsonb_build_object(
           'id', gen_random_uuid(), 'slot', 'ridden ' || n, 'entries_count', 8,
           'status', 'finished', 'seed', 'seed', 'settled_at', r.off_at,
           'off_at', r.off_at - n * interval '10 minutes',
           'closes_at', r.off_at - n * interval '10 minutes'
         ))).*
         from public.races r, generate_series(1, ${rides}) n where r.id = $1
         returning id, off_at, substr(slot, 8)::integer as n
       )
       insert into public.entries (
         race_id, horse_id, stable_id, nonce, entered_at, seed_hash, draw, jockey, place, prize
       )
       select race.id, h.id, h.stable_id, 'nonce', race.off_at, 'hash', 1, 1 + n % 40, 2, 0
       from race join public.horses h on h.id = $2`,
      [raceId, horseId],
    );
    await sql(
      `insert into private.jockey_rides (jockey, off_at, entry_id)
       select e.jockey, r.off_at, e.id from public.entries e join public.races r on r.id = e.race_id
       where e.jockey is not null`,
    );
    await sql(
      `insert into private.jockey_days (jockey, day, rides, wins)
       select 1 + n % 40, date '2000-01-01' + n / 40, 9, n % 7 from generate_series(1, ${rides}) n`,
    );
    await sql(
      `insert into private.jockey_totals
       select 1 + n % 40, 3, 'kingsmere', 'Sprint', ${rides / 40}, 0, 0, 0, 0, 0, 0
       from generate_series(1, 40) n`,
    );
    for (const table of ['public.entries', 'public.races', 'private.jockey_rides']) {
      await sql(`analyze ${table}`);
    }
    await sql('analyze private.jockey_days');
    const scansOf = () =>
      sql(
        `select relname, pg_stat_get_xact_numscans(oid)::int as scans from pg_class
         where relname in ('entries', 'races', 'jockey_rides', 'jockey_days')`,
      );
    const before = await scansOf();
    const form = await sql('select form from public.jockey_table(3)');
    const page = await sql('select off_at from public.jockey_rides(7)');
    await sql('select * from public.jockey_record(7)');
    await sql('select * from public.jockey_best_day(7)');
    await sql('select * from public.jockey_ahead(7)');
    await sql('select private.last_rider($1)', [horseId]);
    return { form, page, before, after: await scansOf() };
  });
  expect(form).toHaveLength(40);
  expect(page).toHaveLength(20);
  // No whole table was read for it.
  expect(after).toEqual(before);
});
