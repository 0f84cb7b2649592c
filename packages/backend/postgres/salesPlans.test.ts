import { beforeAll, expect, it } from 'vitest';
import { questions } from '../bench/askSalesRing.ts';
import { fillSalesRing } from '../bench/fillSalesRing.ts';
import { openDatabase, type RunSql, type TestDatabase } from '../test/support/testDatabase.ts';

let database: TestDatabase;
let sql: RunSql;

beforeAll(async () => {
  database = await openDatabase();
  ({ sql } = database);
  await database.session((session) =>
    fillSalesRing({ query: (statement) => session.query(statement, []) }, 30_000),
  );
  return () => database.close();
});

interface Way {
  way: string;
  filtered?: boolean;
  searched?: boolean;
}

/** The indexes by which a page of the ring is found. */
const indexesOf = async (order: string, { way, filtered = false, searched = false }: Way) => {
  const [row] = await sql('select private.sales_statement($1, $2, $3, $4, false) as statement', [
    order,
    way,
    filtered,
    searched,
  ]);
  const [cells] = await sql(
    `select array_agg(id)::text as ids
     from private.sale_cells where not high_price and rating_band = '80 to 89'`,
  );
  const statement = String(row?.statement)
    .replaceAll('$1', `'${cells?.ids}'::integer[]`)
    .replaceAll('$4', `private.grams('quartz 77', 3)`)
    .replaceAll('$5', `'quartz 77'`)
    .replaceAll('$6', '24')
    .replaceAll('$7', `('{quartz}'::text[])`)
    .replaceAll('$8', `'ember'`);
  const plan = JSON.stringify(await sql(`explain (format json) ${statement}`));
  expect(plan).not.toContain('Seq Scan');
  return [...new Set([...plan.matchAll(/Index Name\\*": ?\\*"(\w+)/g)].map(([, name]) => name))];
};

it('finds a page in every order by its index, within cells where something is asked for', async () => {
  for (const [order, column] of [
    ['cheapest', 'price'],
    ['dearest', 'price'],
    ['best rated', 'rating'],
    ['youngest', 'youth'],
    ['name', 'name'],
  ] as const) {
    const inOrder = [`listings_by_${column}`];
    const inCells = [`listings_by_cell_${column}`];
    expect(await indexesOf(order, { way: 'all' })).toEqual(inOrder);
    expect(await indexesOf(order, { way: 'all', searched: true })).toEqual(inOrder);
    expect(await indexesOf(order, { way: 'walk', filtered: true })).toEqual(inOrder);
    expect(await indexesOf(order, { way: 'walk', searched: true })).toEqual(inOrder);
    expect(await indexesOf(order, { way: 'cells', filtered: true })).toEqual(inCells);
    expect(await indexesOf(order, { way: 'few', filtered: true, searched: true })).toEqual(inCells);
    expect(await indexesOf(order, { way: 'letters', searched: true })).toEqual([
      'listings_by_grams',
    ]);
  }
  expect(await indexesOf('name', { way: 'words', searched: true })).toEqual([
    'listing_words_pkey',
    'listings_open',
  ]);
});

it.for(Object.entries(questions))('reads no table whole for %s', async ([, args]) => {
  const [before, after] = await database.withRollback(async (inOne) => {
    const scansOf = () =>
      inOne(
        `select relname, pg_stat_get_xact_numscans(oid)::int as scans
         from pg_class where relname in ('listings', 'listing_words', 'sale_words', 'horses')`,
      );
    const before = await scansOf();
    await inOne(`select * from public.sales_ring(${args})`);
    return [before, await scansOf()];
  });
  expect(after).toEqual(before);
});
