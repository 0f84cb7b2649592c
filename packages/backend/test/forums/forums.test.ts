import { forumLimits, forumSections as gameSections, POST_LENGTH } from '@furlong/game/rules';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  blockStable,
  deletePost,
  editPost,
  followThread,
  forumSections,
  forumThread,
  forumThreads,
  myFollowedThreads,
  openThread,
  postHistory,
  readThread,
  searchPosts,
  threadAbout,
  threadPosts,
  writePost,
} from '../../src/index.ts';
import { answer, open, postId, postsOf } from '../support/testForums.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { openTestRace } from '../support/testRaces.ts';

const game = openTestGame();

let ada: Player;
let ben: Player;

beforeAll(async () => {
  [ada, ben] = [await game.player(), await game.player()];
});

beforeEach(async () => {
  await game.sql('delete from private.posts_written');
});

const refused = (code: string) => expect.objectContaining({ code });
const once = () => ({ requestId: crypto.randomUUID() });
const sectionOf = async (id: string) =>
  (await forumSections(game.visitor())).find((section) => section.id === id);
const threadsOf = (reader: Pick<Player, 'backend'>, section = 'racing') =>
  forumThreads(reader.backend, { section, after: null, limit: 100 });
const find = (words: string, over = {}) =>
  searchPosts(game.visitor(), { words, section: null, stable: null, limit: 50, ...over });

describe('the sections', () => {
  it('are those of the game, each with a word of the operator’s', async () => {
    const sections = await forumSections(game.visitor());
    expect(sections.map(({ id }) => id)).toEqual(gameSections.map(({ id }) => id));
    for (const { id } of sections) {
      const [first] = await forumThreads(game.visitor(), { section: id, after: null, limit: 1 });
      expect(first).toMatchObject({ pinned: true, writer: null, posts: 1 });
      const [post] = await threadPosts(game.visitor(), {
        ...{ threadId: first?.id ?? 0, after: 0, limit: 1 },
      });
      expect(post).toMatchObject({ number: 1, role: 'operator', writer: null, state: 'shown' });
    }
  });

  it('count what is written in them', async () => {
    const before = await sectionOf('help');
    const threadId = await open(ada, { section: 'help', title: 'Which bit?' });
    await answer(ben, threadId);
    expect(await sectionOf('help')).toMatchObject({
      threads: (before?.threads ?? 0) + 1,
      posts: (before?.posts ?? 0) + 2,
      last: { threadId, title: 'Which bit?', posts: 2 },
    });
  });

  it('of news are opened by the operator, and answered by all', async () => {
    await expect(open(ada, { section: 'news' })).rejects.toEqual(refused('operator_opens_news'));
    const [news] = await threadsOf(ada, 'news');
    await answer(ada, news?.id ?? 0);
  });
});

describe('a thread', () => {
  it('is opened once, however often it is asked for, and read by a visitor', async () => {
    const request = {
      ...{ section: 'form', title: '  Who   wins? ', text: ' Comet.\r\n', subject: null },
      requestId: crypto.randomUUID(),
    };
    const id = await openThread(ada.backend, request);
    const after = await game.snapshot();
    expect(await openThread(ada.backend, request)).toBe(id);
    expect(await game.snapshot()).toEqual(after);
    expect(await forumThread(game.visitor(), { threadId: id })).toMatchObject({
      ...{ title: 'Who wins?', posts: 1, readTo: null, followed: false },
      writer: { id: ada.stableId },
    });
    expect(await postsOf({ backend: game.visitor() }, id)).toMatchObject([
      { number: 1, text: 'Comet.', writer: { id: ada.stableId }, role: null },
    ]);
  });

  it('comes to the head of its section when somebody writes, page by page', async () => {
    const ids = [await open(ada, { section: 'clubs' }), await open(ada, { section: 'clubs' })];
    await answer(ben, ids[0] ?? 0);
    const [opening, ...rest] = await threadsOf(ada, 'clubs');
    expect(opening?.pinned).toBe(true);
    expect(rest.map(({ id }) => id).slice(0, 2)).toEqual(ids);
    const first = await forumThreads(ada.backend, { section: 'clubs', after: null, limit: 2 });
    const next = await forumThreads(ada.backend, {
      ...{ section: 'clubs', after: first.at(-1) ?? null, limit: 2 },
    });
    expect([...first, ...next].map(({ id }) => id)).toEqual([opening?.id, ...ids]);
  });

  it('tells its reader what is new, and never what is new to another', async () => {
    const threadId = await open(ada);
    await answer(ben, threadId);
    const seenBy = async ({ backend }: Player) => await forumThread(backend, { threadId });
    expect(await seenBy(ada)).toMatchObject({ readTo: 1, posts: 2 });
    expect(await seenBy(ben)).toMatchObject({ readTo: 2 });
    await readThread(ada.backend, { threadId, number: 99 });
    await readThread(ada.backend, { threadId, number: 1 });
    expect(await seenBy(ada)).toMatchObject({ readTo: 2 });
  });

  it('is followed until it is left', async () => {
    const threadId = await open(ada);
    await followThread(ben.backend, { threadId, followed: true, ...once() });
    expect(await myFollowedThreads(ben.backend)).toMatchObject([{ id: threadId, followed: true }]);
    expect(await myFollowedThreads(ada.backend)).toEqual([]);
    await followThread(ben.backend, { threadId, followed: false, ...once() });
    expect(await myFollowedThreads(ben.backend)).toEqual([]);
  });

  it('of a race is one, whoever opens it, and named after it', async () => {
    const raceId = await openTestRace(game);
    const subject = { raceId };
    const about = { ...{ section: 'racing', title: '', text: 'Who goes?', subject } };
    expect(await threadAbout(ada.backend, { subject })).toMatchObject({ threadId: null });
    const threadId = await openThread(ada.backend, { ...about, ...once() });
    expect(await openThread(ben.backend, { ...about, ...once() })).toBe(threadId);
    expect(await threadAbout(ada.backend, { subject })).toMatchObject({ threadId });
    expect(await forumThread(ada.backend, { threadId })).toMatchObject({ posts: 2, raceId });
  });

  it('of a horse too', async () => {
    const subject = { horseId: ada.horseId };
    const threadId = await openThread(ben.backend, {
      ...{ section: 'racing', title: '', text: 'A good one.', subject, ...once() },
    });
    const about = await threadAbout(ben.backend, { subject });
    expect(about?.threadId).toBe(threadId);
    expect(await forumThread(ben.backend, { threadId })).toMatchObject({ title: about?.name });
  });

  it.each([
    ['section_not_found', () => open(ada, { section: 'nowhere' })],
    ['thread_title', () => open(ada, { title: ' a ' })],
    ['thread_title', () => open(ada, { title: 'a'.repeat(101) })],
    ['post_text', () => open(ada, { text: ' \u200B ' })],
    ['post_text', () => open(ada, { text: 'a'.repeat(POST_LENGTH + 1) })],
    ['thread_not_found', () => answer(ada, 999_999)],
    ['race_not_found', () => about({ raceId: crypto.randomUUID() })],
    ['horse_not_found', () => about({ horseId: crypto.randomUUID() })],
    ['section_not_found', () => threadsOf(ada, 'nowhere')],
  ])('is refused as %s', async (code, write) => {
    const before = await game.snapshot();
    await expect(write()).rejects.toEqual(refused(code));
    expect(await game.snapshot()).toEqual(before);
  });
});

const about = (subject: { raceId: string } | { horseId: string }) =>
  openThread(ada.backend, {
    ...{ section: 'racing', title: '', text: 'Well?', subject, ...once() },
  });

describe('a post', () => {
  it('has a number that stays, page by page', async () => {
    const threadId = await open(ada);
    for (const text of ['two', 'three', 'four']) await answer(ben, threadId, text);
    await deletePost(ben.backend, { postId: await postId(ada, threadId, 2), ...once() });
    const page = await threadPosts(ada.backend, { threadId, after: 2, limit: 1 });
    expect(page).toMatchObject([{ number: 3, text: 'three' }]);
  });

  it('is edited, and what it said is kept for all to read', async () => {
    const threadId = await open(ada, { text: 'It will rain.' });
    const id = await postId(ada, threadId);
    const edit = (text: string) => editPost(ada.backend, { postId: id, text, ...once() });
    await edit('It may rain.');
    await edit('It may rain.');
    expect(await postsOf(ben, threadId)).toMatchObject([
      { text: 'It may rain.', editedAt: expect.any(Number) },
    ]);
    expect(await postHistory(game.visitor(), { postId: id })).toMatchObject([
      { version: 1, text: 'It will rain.' },
    ]);
    await game.sql(
      `insert into private.forum_edits (post_id, version, body, at)
       select $1, n, 'x', now() from generate_series(2, 20) n`,
      [id],
    );
    await expect(edit('No rain.')).rejects.toEqual(refused('too_many_edits'));
  });

  it('that is taken back leaves a mark and tells nothing more', async () => {
    const threadId = await open(ada, { text: 'A plesiosaur.' });
    const id = await postId(ada, threadId);
    await editPost(ada.backend, { postId: id, text: 'An ichthyosaur.', ...once() });
    await deletePost(ada.backend, { postId: id, ...once() });
    expect(await postsOf(ben, threadId)).toMatchObject([
      { state: 'deleted', text: null, editedAt: null },
    ]);
    expect(await postHistory(ben.backend, { postId: id })).toEqual([]);
    expect([...(await find('ichthyosaur')), ...(await find('plesiosaur'))]).toEqual([]);
    await expect(deletePost(ada.backend, { postId: id, ...once() })).rejects.toEqual(
      refused('post_gone'),
    );
  });

  it('is its author’s alone', async () => {
    const id = await postId(ada, await open(ada));
    const before = await game.snapshot();
    for (const write of [
      () => editPost(ben.backend, { postId: id, text: 'No.', ...once() }),
      () => deletePost(ben.backend, { postId: id, ...once() }),
    ]) {
      await expect(write()).rejects.toEqual(refused('post_not_yours'));
    }
    await expect(deletePost(ben.backend, { postId: 999_999, ...once() })).rejects.toEqual(
      refused('post_not_found'),
    );
    expect(await game.snapshot()).toEqual(before);
  });

  it('of a blocked stable is marked so to who blocks it', async () => {
    const threadId = await open(ada);
    await blockStable(ben.backend, { stableId: ada.stableId, blocked: true, ...once() });
    expect(await postsOf(ben, threadId)).toMatchObject([{ blocked: true }]);
    expect(await postsOf(ada, threadId)).toMatchObject([{ blocked: false }]);
    await blockStable(ben.backend, { stableId: ada.stableId, blocked: false, ...once() });
  });
});

describe('a search', () => {
  it('finds words and their beginnings in posts and titles, titles first', async () => {
    const named = await open(ada, { title: 'Quagga for sale', text: 'See above.' });
    const said = await open(ben, { section: 'market', title: 'Wanted', text: 'A quagga, or two.' });
    const found = await find('quag');
    expect(found.map(({ threadId }) => threadId)).toEqual([named, said]);
    expect(await find('quagga', { section: 'market' })).toMatchObject([{ threadId: said }]);
    const [{ name } = { name: '' }] = await game.sql('select name from stables where id = $1', [
      ada.stableId,
    ]);
    expect(await find('quagga', { stable: name })).toMatchObject([{ threadId: named }]);
    expect(await find('', { stable: name })).not.toEqual([]);
    expect(await find('quagga', { stable: 'Nobody at all' })).toEqual([]);
    expect(await find('quagga zebra')).toEqual([]);
  });

  it.each(['', ' ', '&', "' | !", '<->', ':*', "a':*", '\\', '%', '((('])(
    'for %j fails not',
    async (words) => {
      expect(Array.isArray(await find(words))).toBe(true);
    },
  );
});

describe('who writes', () => {
  it('writes as many posts within an hour as the rules say, and opens as many threads within a day', async () => {
    const { posts, threads } = forumLimits(0);
    const threadId = await open(ben);
    await game.sql(
      `insert into private.posts_written values ($1, now() - interval '59 minutes', $2, 0)`,
      [ada.stableId, posts - 1],
    );
    await answer(ada, threadId);
    await expect(answer(ada, threadId)).rejects.toEqual(refused('too_many_posts'));
    await game.sql(
      `update private.posts_written set minute = minute - interval '2 minutes', threads = $1`,
      [threads],
    );
    await answer(ada, threadId);
    await expect(open(ada)).rejects.toEqual(refused('too_many_threads'));
  });

  it('may write more after a week', async () => {
    const rows = await game.sql(
      `select l.* from (values (1, now() - interval '6 days'), (2, now() - interval '8 days')) s (n, founded)
       cross join private.forum_limits(s.founded, now()) l order by s.n`,
    );
    const day = 86_400_000;
    expect(rows).toEqual([forumLimits(6 * day), forumLimits(8 * day)]);
  });

  it('follows 200 threads at most', async () => {
    const threadId = await open(ada);
    await game.sql(
      `with t as (
         insert into private.forum_threads (section_id, title, opened_at, last_at, posts)
         select 'racing', 'x', now(), now(), 0 from generate_series(1, 200) returning id
       )
       insert into private.forum_reads (stable_id, thread_id, followed)
       select $1, id, true from t`,
      [ben.stableId],
    );
    await expect(
      followThread(ben.backend, { threadId, followed: true, ...once() }),
    ).rejects.toEqual(refused('too_many_threads_followed'));
    await game.sql('delete from private.forum_reads where stable_id = $1', [ben.stableId]);
    await game.sql('delete from private.forum_threads where posts = 0');
  });
});

it('a visitor reads, and writes nothing', async () => {
  const visitor = game.visitor();
  const threadId = await open(ada);
  const notSignedIn = refused('not_signed_in');
  await expect(open({ backend: visitor })).rejects.toEqual(notSignedIn);
  await expect(writePost(visitor, { threadId, text: 'x', ...once() })).rejects.toEqual(notSignedIn);
  await expect(myFollowedThreads(visitor)).rejects.toEqual(notSignedIn);
  await expect(readThread(visitor, { threadId, number: 1 })).rejects.toEqual(notSignedIn);
});
