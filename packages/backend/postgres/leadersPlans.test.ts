import { expect, it } from 'vitest';
import { openTestGame } from '../test/support/testGame.ts';

const game = openTestGame();

it('finds the horses that have won most by their index, however many have run', async () => {
  const { horseId } = await game.player();
  const { found, before, after } = await game.database.withRollback(async (sql) => {
    await sql(
      `with made as (
         insert into public.horses
         select (jsonb_populate_record(h, jsonb_build_object(
           'id', gen_random_uuid(), 'name', 'Made ' || n, 'runs', 200, 'places', 200,
           'wins', n % 199, 'sex', case when n % 2 = 0 then 'male' else 'female' end
         ))).*
         from public.horses h, generate_series(1, 20000) n where h.id = $1
         returning *
       )
       insert into private.horse_standings (
         horse_id, sex, birth_season, runs, wins, places, earnings
       )
       select id, sex, birth_season, runs, wins, places, earnings from made`,
      [horseId],
    );
    await sql('analyze private.horse_standings');
    await sql('analyze public.horses');
    const scansOf = () =>
      sql(
        `select relname, pg_stat_get_xact_numscans(oid)::int as scans
         from pg_class where relname in ('horse_standings', 'horses')`,
      );
    const before = await scansOf();
    const found = await sql('select wins from public.top_horses(null, 50)');
    await sql(`select * from public.top_horses('female', 50)`);
    return { found, before, after: await scansOf() };
  });
  expect(found.map(({ wins }) => wins)).toEqual(Array.from({ length: 50 }, () => 198));
  // No whole table was read for it.
  expect(after).toEqual(before);
});
