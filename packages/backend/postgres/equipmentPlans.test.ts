import { expect, it } from 'vitest';
import { openTestGame } from '../test/support/testGame.ts';

const game = openTestGame();

/** The indexes that a statement reads among thousands of stables' pieces. */
const indexesOf = (statement: string) =>
  game.database.withRollback(async (sql) => {
    await sql(
      `insert into public.equipment
         (stable_id, item_id, runs_left, got_at, worn_out_at, worn_out_by)
       select s.id, 'steel-plates', case when n % 4 = 0 then 6 else 0 end, now(),
         case when n % 4 > 0 then now() end, case when n % 4 > 0 then h.id end
       from public.stables s join public.horses h on h.stable_id = s.id,
         generate_series(1, 2000) n`,
    );
    await sql('analyze public.equipment');
    const plan = JSON.stringify(await sql(`explain (format json) ${statement}`));
    return [...new Set([...plan.matchAll(/Index Name\\*": ?\\*"(\w+)/g)].map(([, name]) => name))];
  });

it('finds the pieces of a stable, those in use and those worn out last, by their indexes', async () => {
  const players = [];
  for (let count = 0; count < 8; count += 1) players.push(await game.player());
  const stableId = `'${players[0]?.stableId}'`;
  expect(
    await indexesOf(
      `select * from public.equipment where stable_id = ${stableId} and worn_out_at is null`,
    ),
  ).toEqual(['equipment_in_use']);
  expect(
    await indexesOf(
      `select * from public.equipment where stable_id = ${stableId} and worn_out_at is not null
       order by worn_out_at desc, id limit 12`,
    ),
  ).toEqual(['equipment_worn_out']);
  expect(
    await indexesOf(
      `select count(*) from public.equipment
       where stable_id = ${stableId} and item_id = 'steel-plates' and worn_out_at is null`,
    ),
  ).toEqual(['equipment_in_use']);
});
