import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type RunSql, type TestDatabase } from '../test/support/testDatabase.ts';

let database: TestDatabase;
let sql: RunSql;

/** Claims as many as make an index worth its while, by 400 stables. */
beforeAll(async () => {
  database = await openDatabase();
  ({ sql } = database);
  await database.session(async (session) => {
    await session.exec('set session_replication_role = replica');
    await session.exec(
      `insert into private.claims (
         race_id, horse_id, stable_id, price, nonce, made_at, state, settled_at
       )
       select gen_random_uuid(), gen_random_uuid(),
         ('00000000-0000-4000-8000-' || lpad((n % 400)::text, 12, '0'))::uuid, 8000, n::text,
         now() - make_interval(mins => n), case when n > 50 then 'lost' else 'held' end,
         case when n > 50 then now() end
       from generate_series(1, 40000) n`,
    );
    await session.exec('reset session_replication_role');
  });
  await sql('vacuum analyze private.claims');
});
afterAll(() => database.close());

const stable = `'00000000-0000-4000-8000-000000000007'::uuid`;

it.each([
  [
    'a page of a stable’s claims',
    'claims_of_stable',
    `select * from private.claims where stable_id = ${stable}
       and (made_at, id) < (now() - interval '1 day', gen_random_uuid())
     order by made_at desc, id desc limit 20`,
  ],
  [
    'what a stable has claimed and waits for',
    'claims_held',
    `select count(*) from private.claims where stable_id = ${stable} and state = 'held'`,
  ],
  [
    'the claims for a runner',
    'claims_race_id_horse_id_stable_id_key',
    `select count(*) from private.claims where race_id = ${stable} and horse_id = ${stable}`,
  ],
] as const)('%s is read by its index', async (_, index, statement) => {
  const plan = JSON.stringify(await sql(`explain (format json) ${statement}`));
  expect(plan).not.toMatch(/Seq Scan|"Node Type\\*": ?\\*"Sort/);
  expect(plan).toContain(index);
});
