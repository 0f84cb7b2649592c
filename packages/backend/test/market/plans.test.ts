import { expect, it } from 'vitest';
import type { RunSql } from '../support/testDatabase.ts';
import { openTestGame } from '../support/testGame.ts';

const game = openTestGame();

/** Thousands of horses for sale, which are gone after the work. */
const withManyHorses = <Result>(work: (sql: RunSql) => Promise<Result>) =>
  game.database.withRollback(async (sql) => {
    await sql(
      `insert into public.horses (
         stable_id, name, sex, birth_season, coat, sire, dam, specialty, style, rating, condition,
         energy, condition_at, created_at, talents_hash
       )
       select s.id, 'Horse ' || n, (array['male', 'female'])[1 + n % 2], n % 5, 'Bay', 'S', 'D',
         (array['Sprint', 'Mile'])[1 + n % 2], 1, n % 120, 85, 85, now(), now(), repeat('0', 64)
       from public.stables s, generate_series(1, 4000) n`,
    );
    await sql(
      `select private.list(h, false, 1000 + (h.rating * 37) % 20000, now()) from public.horses h
       where h.talents_hash = repeat('0', 64)`,
    );
    await sql('analyze private.listings');
    return work(sql);
  });

/** The indexes by which a page of the ring is found. */
const indexesOf = async (sql: RunSql, order: string, filtered: boolean) => {
  const [row] = await sql('select private.sales_statement($1, $2, false, false) as statement', [
    order,
    filtered,
  ]);
  const [cells] = await sql(
    'select array_agg(id)::text as ids from private.sale_cells where not high_price',
  );
  await sql(`prepare ring (integer[], text, uuid, text[], text, integer) as ${row?.statement}`);
  const plan = JSON.stringify(
    await sql(
      `explain (format json) execute ring (
         '${cells?.ids}', null, null, null, null, 24)`,
    ),
  );
  await sql('deallocate ring');
  expect(plan).not.toContain('Seq Scan');
  return [...new Set([...plan.matchAll(/Index Name\\*": ?\\*"(\w+)/g)].map(([, name]) => name))];
};

it('finds a page in every order by its index, within cells where something is asked for', async () => {
  await game.player();
  await withManyHorses(async (sql) => {
    for (const [order, column] of [
      ['cheapest', 'price'],
      ['dearest', 'price'],
      ['best rated', 'rating'],
      ['youngest', 'youth'],
      ['name', 'name'],
    ] as const) {
      expect(await indexesOf(sql, order, false)).toEqual([`listings_by_${column}`]);
      expect(await indexesOf(sql, order, true)).toEqual([`listings_by_cell_${column}`]);
    }
  });
});
