import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Backend,
  forumSections,
  forumThread,
  forumThreads,
  searchPosts,
  threadPosts,
} from '../src/index.ts';
import { openDatabase, type TestDatabase } from '../test/support/testDatabase.ts';
import { explainGame } from './explainedGame.ts';

let database: TestDatabase;
let game: Awaited<ReturnType<typeof explainGame>>;
let longest: number;

/** A thread of 10,000 posts, and 40,000 threads of one beside it; a word in all posts, one in few. */
beforeAll(async () => {
  database = await openDatabase();
  await database.session(async (session) => {
    await session.exec('set session_replication_role = replica');
    await session.exec(
      `with t as (
         insert into private.forum_threads (section_id, title, opened_at, posts, last_at)
         select 'racing', 'Thread ' || n, now(), case n when 1 then 10000 else 1 end,
           now() - n * interval '1 minute'
         from generate_series(1, 40001) n returning id, posts
       )
       insert into private.forum_posts (thread_id, number, section_id, body, posted_at, search)
       select t.id, n, 'racing', 'the going ' || n, now(),
         to_tsvector('pg_catalog.simple', 'the going' || case when n % 2000 = 0 then ' plesiosaur' else '' end)
       from t cross join lateral generate_series(1, t.posts) n`,
    );
    await session.exec('reset session_replication_role');
  });
  await database.sql('vacuum analyze private.forum_posts');
  await database.sql('vacuum analyze private.forum_threads');
  const [row] = await database.sql('select id from private.forum_threads where posts = 10000');
  longest = Number(row?.id);
  game = await explainGame(database);
});
afterAll(async () => {
  await game?.close();
  await database?.close();
});

/** Rows that are looked at in posts and threads, whole tables named. */
async function looked(ask: (backend: Backend) => Promise<unknown>) {
  const scans = (await game.scansOf(ask)).filter(({ table }) => /^forum_/.test(table));
  expect(scans.length).toBeGreaterThan(0);
  const whole = scans.filter(({ table, index }) => index === null && table !== 'forum_sections');
  return {
    whole: whole.map(({ table }) => table),
    rows: scans.reduce((sum, { rows }) => sum + rows, 0),
  };
}

it.each<[string, number, (backend: Backend) => Promise<unknown>]>([
  ['the sections', 20, (backend) => forumSections(backend)],
  [
    'a page of a section',
    50,
    (backend) => forumThreads(backend, { section: 'racing', after: null, limit: 20 }),
  ],
  ['a thread of ten thousand posts', 5, (backend) => forumThread(backend, { threadId: longest })],
  [
    'its first page',
    50,
    (backend) => threadPosts(backend, { threadId: longest, after: 0, limit: 20 }),
  ],
  [
    'its last page',
    50,
    (backend) => threadPosts(backend, { threadId: longest, after: 9_980, limit: 20 }),
  ],
  [
    'a word in few posts',
    // The last 5,000 are walked first, in a function that is told of twice.
    10_200,
    (backend) => searchPosts(backend, { words: 'plesio', section: null, stable: null, limit: 20 }),
  ],
  [
    'a word in all posts, or one section,',
    12_000,
    (backend) => searchPosts(backend, { words: 'going', section: null, stable: null, limit: 20 }),
  ],
])('%s is read by its index, and no more rows of it than %i', async (_, most, ask) => {
  const { whole, rows } = await looked(ask);
  expect(whole).toEqual([]);
  expect(rows).toBeLessThanOrEqual(most);
});
