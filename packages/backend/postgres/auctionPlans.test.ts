import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type RunSql, type TestDatabase } from '../test/support/testDatabase.ts';

let database: TestDatabase;
let sql: RunSql;

/** Lots as many as make an index worth its while, a fifth of them open. */
beforeAll(async () => {
  database = await openDatabase();
  ({ sql } = database);
  await database.session(async (session) => {
    await session.exec('set session_replication_role = replica');
    await session.exec(
      `insert into private.auctions (
         horse_id, stable_id, of_house, reserve, starting_bid, consigned_at, closes_at, price,
         leader_id, bids, birth_season, sex, specialty, rating, horse_name, seller_name, ended_at,
         outcome
       )
       select gen_random_uuid(), gen_random_uuid(), false, 500, 500, t.at, t.at + interval '1 day',
         500 + n % 9000, gen_random_uuid(), 1, private.season_at(now()) - 2 - n % 6,
         (array['male', 'female'])[1 + n % 2],
         (array['Sprint', 'Mile', 'Middle Distance', 'Long Distance'])[1 + n / 3 % 4], 30 + n % 80,
         'horse ' || n, 'stable ' || n % 500,
         case when n % 5 > 0 then t.at + interval '1 day' end,
         case when n % 5 > 0 then (array['sold', 'unsold'])[1 + n % 2] end
       from generate_series(1, 40000) n
       cross join lateral (select now() - make_interval(mins => n) as at) t`,
    );
    await session.exec('reset session_replication_role');
  });
  await sql('vacuum analyze private.auctions');
});
afterAll(() => database.close());

const parameters: Readonly<Record<string, string>> = {
  $10: '24',
  $1: `''`,
  $2: `'male'`,
  $3: `'young'`,
  $4: 'null::text',
  $5: 'null::text',
  $6: 'null::text',
  $7: 'null::text',
};

const keys: Readonly<Record<string, string>> = {
  closing: 'now()::text',
  cheapest: `'800'`,
  dearest: `'4000'`,
  'best rated': `'90'`,
  ended: 'now()::text',
};

it.for([
  ['closing', 'auctions_by_close'],
  ['cheapest', 'auctions_by_price'],
  ['dearest', 'auctions_by_price'],
  ['best rated', 'auctions_by_rating'],
  ['ended', 'auctions_by_end'],
] as const)(
  'a page in the order %s is read from its index alone, the first and a later one',
  async ([order, index]) => {
    for (const paged of [false, true]) {
      const [row] = await sql('select private.lots_statement($1, $2, false) as statement', [
        order,
        paged,
      ]);
      const statement = Object.entries(parameters)
        .reduce((text, [name, value]) => text.replaceAll(name, value), String(row?.statement))
        .replaceAll('$8', String(keys[order]))
        .replaceAll('$9', `'88888888-0000-4000-8000-000000000000'`);
      const plan = JSON.stringify(await sql(`explain (format json) ${statement}`));
      expect(plan).not.toMatch(/Seq Scan|Bitmap|"Node Type\\*": ?\\*"Sort/);
      const used = [...plan.matchAll(/Index Name\\*": ?\\*"(\w+)/g)].map(([, name]) => name);
      expect(used, order).toEqual([index]);
      expect(plan).toContain('Index Only Scan');
    }
  },
);

it.for(['closing', 'ended'])(
  'of a name that few lots have a page in the order %s is found by what is in it',
  async (order) => {
    const rare = async (text: string) =>
      (await sql('select private.is_rare_text($1, $2) as rare', [order, text]))[0]?.rare;
    const texts = ['horse', 'horse 39977', 'unicorn', 'h'];
    expect(await Promise.all(texts.map(rare))).toEqual([false, true, true, false]);
    const [row] = await sql('select private.lots_statement($1, false, true) as statement', [order]);
    const statement = Object.entries({ ...parameters, $1: `'horse 39977'` }).reduce(
      (text, [name, value]) => text.replaceAll(name, value),
      String(row?.statement),
    );
    const plan = JSON.stringify(await sql(`explain (format json) ${statement}`));
    expect(plan).toContain('auctions_by_grams');
    expect(plan).not.toContain('Seq Scan');
  },
);
