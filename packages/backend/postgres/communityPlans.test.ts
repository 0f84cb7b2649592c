import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type RunSql, type TestDatabase } from '../test/support/testDatabase.ts';

let database: TestDatabase;
let sql: RunSql;

const tables = [
  'horse_lists',
  'clubs',
  'club_seasons',
  'club_notices',
  'previews',
  'previewed_races',
  'preview_months',
  'race_reviews',
];

/** As many rows as make an index worth its while. */
beforeAll(async () => {
  database = await openDatabase();
  ({ sql } = database);
  const id = `('00000000-0000-4000-8000-' || lpad((n % 400)::text, 12, '0'))::uuid`;
  await database.session(async (session) => {
    await session.exec('set session_replication_role = replica');
    for (const rows of [
      `horse_lists (rule, name, followers, made_at) select n::text, 'List ' || n, n % 90, now()`,
      `clubs (name, is_open, members, founded_at) select 'Club ' || n, true, n % 100, now()`,
      `club_seasons select gen_random_uuid(), n % 20, n % 900, 1, 1`,
      `club_notices (club_id, stable_id, body, posted_at) select ${id}, ${id}, 'x', now()`,
      `previews (race_id, stable_id, chances, published_at)
       select gen_random_uuid(), ${id}, '{50,50}', now() - make_interval(mins => n)`,
      `previewed_races select gen_random_uuid(), now() - make_interval(mins => n), 3, 10`,
      `preview_months select '2026-' || lpad((1 + n % 12)::text, 2, '0'), gen_random_uuid(), 1, n % 700`,
      `race_reviews select ${id}, gen_random_uuid(), 'x', now() - make_interval(mins => n)`,
    ]) {
      await session.exec(`insert into private.${rows} from generate_series(1, 20000) n`);
    }
    await session.exec('reset session_replication_role');
  });
  for (const table of tables) await sql(`vacuum analyze private.${table}`);
});
afterAll(() => database.close());

const one = `'00000000-0000-4000-8000-000000000007'::uuid`;

it.each([
  [
    'a page of lists',
    'horse_lists_by_followers',
    `select * from private.horse_lists where (followers, id) < (40, ${one})
     order by followers desc, id desc limit 20`,
  ],
  [
    'lists by how their names begin',
    'horse_lists_by_name',
    `select * from private.horse_lists where lower(name) like 'list 77%'
     order by lower(name) using ~<~, id limit 20`,
  ],
  [
    'a page of clubs',
    'clubs_by_members',
    `select * from private.clubs where (members, id) < (40, ${one})
     order by members desc, id desc limit 20`,
  ],
  [
    'the table of a season',
    'club_seasons_by_points',
    `select * from private.club_seasons where season = 3
     order by points desc, wins desc, club_id desc limit 50`,
  ],
  [
    // Of the few that a club has, whichever way they are put in order.
    'what stands on a board',
    'club_notices_by_club',
    `select * from private.club_notices where club_id = ${one} and id < 9000`,
  ],
  [
    'a page of a stable’s previews',
    'previews_by_stable',
    `select * from private.previews where stable_id = ${one}
       and (published_at, race_id) < (now() - interval '1 day', ${one})
     order by published_at desc, race_id desc limit 20`,
  ],
  [
    'a page of races whose previews are scored',
    'previewed_races_by_off',
    `select * from private.previewed_races where (off_at, race_id) < (now() - interval '1 day', ${one})
     order by off_at desc, race_id desc limit 20`,
  ],
  [
    'the table of a month',
    'preview_months_by_score',
    `select * from private.preview_months where month = '2026-11'
     order by score desc, stable_id desc limit 50`,
  ],
  [
    'a page of reviews',
    'race_reviews_by_time',
    `select * from private.race_reviews where race_id = ${one}
       and (written_at, stable_id) < (now() - interval '1 day', ${one})
     order by written_at desc, stable_id desc limit 20`,
  ],
] as const)('%s is read by its index', async (_, index, statement) => {
  const plan = JSON.stringify(await sql(`explain (format json) ${statement}`));
  expect(plan).not.toMatch(/Seq Scan|"Node Type\\*": ?\\*"Sort/);
  expect(plan).toContain(index);
});
