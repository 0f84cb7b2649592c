import { beforeAll, expect, it, vi } from 'vitest';
import {
  editPost,
  forumThread,
  myStanding,
  openThread,
  reportLetter,
  reportPost,
  sendLetter,
  threadAbout,
} from '../src/index.ts';
import { giveRole } from '../src/service/index.ts';
import { answer, open, postId, postsOf } from '../test/support/testForums.ts';
import { openTestGame, type Player } from '../test/support/testGame.ts';
import { openTestRace } from '../test/support/testRaces.ts';
import { callAlone } from './concurrentOwners.ts';

const game = openTestGame();

let players: Player[];
let judges: Player[];

beforeAll(async () => {
  players = [];
  for (let index = 0; index < 12; index += 1) players.push(await game.player());
  judges = players.slice(0, 3);
  for (const { stableId } of judges) {
    await giveRole(game.steward(), { stableId, role: 'referee', at: Date.now() });
  }
});

const others = () => players.slice(3);
const call = ({ userId }: Player, what: string, ...parameters: unknown[]) =>
  callAlone(game, { userId, call: what, parameters });
const write = (player: Player, threadId: number, text: string, requestId = crypto.randomUUID()) =>
  call(player, 'public.write_post($1, $2, $3)', threadId, text, requestId);
const at = (index: number) => {
  const found = players[index];
  if (found === undefined) throw new Error(`There is no player ${index}.`);
  return found;
};

it('posts that come at once have a number each, without a gap', async () => {
  const threadId = await open(at(3));
  const sent = others().flatMap((player) => [1, 2].map((n) => write(player, threadId, `x ${n}`)));
  expect((await Promise.all(sent)).map(({ outcome }) => outcome)).toEqual(sent.map(() => 'done'));
  const posts = await postsOf(at(3), threadId);
  expect(posts.map(({ number }) => number)).toEqual(
    Array.from({ length: sent.length + 1 }, (_, index) => index + 1),
  );
});

it('one request sent many times at once is one post', async () => {
  const threadId = await open(at(4));
  const requestId = crypto.randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => write(at(5), threadId, 'Once.', requestId)),
  );
  expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['done']));
  expect((await forumThread(at(4).backend, { threadId }))?.posts).toBe(2);
});

it('a limit is not passed by posts that come at once', async () => {
  const threadId = await open(at(4));
  await game.sql('delete from private.posts_written where stable_id = $1', [at(6).stableId]);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => write(at(6), threadId, `flood ${index}`)),
  );
  const outcomes = answers.map(({ outcome }) => outcome).toSorted();
  expect(outcomes).toEqual([...Array(15).fill('done'), ...Array(5).fill('too_many_posts')]);
});

it('a race has one thread, whoever opens it at once', async () => {
  await game.sql('delete from private.posts_written');
  const raceId = await openTestRace(game);
  await Promise.all(
    others().map(({ backend }) =>
      openThread(backend, {
        ...{ section: 'racing', title: '', text: 'Who goes?', subject: { raceId } },
        requestId: crypto.randomUUID(),
      }),
    ),
  );
  const about = await threadAbout(at(3).backend, { subject: { raceId } });
  const threadId = about?.threadId ?? 0;
  expect((await forumThread(at(3).backend, { threadId }))?.posts).toBe(others().length);
});

it('a thread that is locked while many write takes none after', async () => {
  await game.sql('delete from private.posts_written');
  const threadId = await open(at(3));
  const [, ...answers] = await Promise.all([
    call(
      at(0),
      'public.moderate($1, $2, $3, null, null, $4)',
      ...['lock', 'A quarrel.', crypto.randomUUID(), threadId],
    ),
    ...others().map((player) => write(player, threadId, 'Me too.')),
  ]);
  const done = answers.filter(({ outcome }) => outcome === 'done').length;
  for (const { outcome } of answers) expect(['done', 'thread_locked']).toContain(outcome);
  expect((await forumThread(at(3).backend, { threadId }))?.posts).toBe(done + 1);
});

it('referees who act on one report at once do one thing about it', async () => {
  await game.sql('delete from private.posts_written');
  const threadId = await open(at(3));
  await answer(at(4), threadId, 'You are a thief.');
  const id = await postId(at(3), threadId, 2);
  await Promise.all(
    others()
      .filter((player) => player !== at(4))
      .map(({ backend }) =>
        reportPost(backend, {
          ...{ postId: id, rule: 'respect', note: '', requestId: crypto.randomUUID() },
        }),
      ),
  );
  const [row] = await game.sql('select id, reports from private.report_cases where post_id = $1', [
    id,
  ]);
  expect(row?.reports).toBe(others().length - 1);
  const answers = await Promise.all(
    judges.flatMap((judge) =>
      ['hide', 'warn', 'dismiss'].map((action) =>
        call(
          judge,
          'public.moderate($1, $2, $3, $4, null, null, $5)',
          ...[action, 'A quarrel.', crypto.randomUUID(), row?.id, 'respect'],
        ),
      ),
    ),
  );
  expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual([
    ...Array(8).fill('already_done'),
    'done',
  ]);
  expect((await myStanding(at(0).backend))?.openReports).toBe(0);
});

it('referees who act on a reported letter at once do one thing about it', async () => {
  const once = () => ({ requestId: crypto.randomUUID() });
  const to = { stableId: at(5).stableId, text: 'Sell, or else.', ...once() };
  const letterId = await sendLetter(at(4).backend, to);
  await reportLetter(at(5).backend, { letterId, rule: 'respect', note: '', ...once() });
  const [row] = await game.sql('select id from private.report_cases where letter_id = $1', [
    letterId,
  ]);
  const warn = 'public.moderate($1, $2, $3, $4, null, null, $5)';
  const given = () => ['warn', 'A threat.', crypto.randomUUID(), row?.id, 'respect'];
  const second = await game.database.session(async (session) => {
    await session.exec('begin');
    await session.query(`select set_config('request.jwt.claim.sub', $1, true)`, [at(0).userId]);
    await session.query(`select * from ${warn}`, given());
    let isOver = false;
    const other = call(at(1), warn, ...given()).finally(() => {
      isOver = true;
    });
    // The other waits for the case that the first has acted on: or has not looked.
    await vi.waitUntil(async () => {
      const waiting = await game.sql(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return isOver || waiting.length > 0;
    });
    await session.exec('commit');
    return other;
  });
  expect(second.outcome).toBe('already_done');
});

it('an appeal that many send and answer at once is one, answered once', async () => {
  await game.sql('delete from private.posts_written');
  const threadId = await open(at(7));
  const id = await postId(at(7), threadId);
  const hidden = await call(
    at(0),
    'public.moderate($1, $2, $3, null, $4, null, $5)',
    ...['hide', 'A quarrel.', crypto.randomUUID(), id, 'respect'],
  );
  const rulingId = Object.values(Object(hidden.row))[0];
  const asked = await Promise.all(
    Array.from({ length: 6 }, () =>
      call(at(7), 'public.appeal($1, $2, $3)', rulingId, 'No.', crypto.randomUUID()),
    ),
  );
  expect(asked.filter(({ outcome }) => outcome === 'done')).toHaveLength(1);
  const [row] = await game.sql('select id from private.appeals where moderation_id = $1', [
    rulingId,
  ]);
  const answers = await Promise.all([
    ...[at(1), at(2)].flatMap((judge) =>
      [true, false].map((upheld) =>
        call(
          judge,
          'public.answer_appeal($1, $2, $3, $4)',
          ...[row?.id, upheld, 'Looked at.', crypto.randomUUID()],
        ),
      ),
    ),
    call(at(0), 'public.undo_moderation($1, $2, $3)', rulingId, 'Mine.', crypto.randomUUID()),
  ]);
  for (const { outcome } of answers) {
    expect(['done', 'already_done', 'already_undone']).toContain(outcome);
  }
  const [{ n } = { n: 0 }] = await game.sql(
    'select count(*)::int as n from private.appeals where id = $1 and answered_at is not null',
    [row?.id],
  );
  expect(n).toBeLessThanOrEqual(1);
});

it('edits that come at once are kept in an order', async () => {
  await game.sql('delete from private.posts_written');
  const threadId = await open(at(8));
  const id = await postId(at(8), threadId);
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      editPost(at(8).backend, { postId: id, text: `v${index}`, requestId: crypto.randomUUID() }),
    ),
  );
  const rows = await game.sql(
    'select version from private.forum_edits where post_id = $1 order by version',
    [id],
  );
  expect(rows.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
