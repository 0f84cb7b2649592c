import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answerAppeal,
  appeal,
  appeals,
  deletePost,
  editPost,
  enquiries,
  forumThread,
  type Moderation,
  moderate,
  myLetters,
  myRulings,
  myStanding,
  reportLetter,
  reportPost,
  reportQueue,
  rulings,
  searchPosts,
  sendLetter,
  undoModeration,
} from '../../src/index.ts';
import { giveRole, voidRace } from '../../src/service/index.ts';
import { answer, open, postId, postsOf } from '../support/testForums.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, openTestRace } from '../support/testRaces.ts';

const game = openTestGame();

let ada: Player;
let ben: Player;
let cleo: Player;
let judge: Player;
let second: Player;

const role = (player: Player, name: 'referee' | 'operator' | null) =>
  giveRole(game.steward(), { stableId: player.stableId, role: name, at: Date.now() });

beforeAll(async () => {
  ada = await game.player();
  ben = await game.player();
  cleo = await game.player();
  judge = await game.player();
  second = await game.player();
  await role(judge, 'referee');
});

beforeEach(async () => {
  for (const table of ['posts_written', 'appeals', 'moderations', 'reports', 'report_cases']) {
    await game.sql(`delete from private.${table}`);
  }
});

const refused = (code: string) => expect.objectContaining({ code });
const once = () => ({ requestId: crypto.randomUUID() });
const report = (player: Player, id: number, note = '') =>
  reportPost(player.backend, { postId: id, rule: 'respect', note, ...once() });
const queueOf = ({ backend }: Player) => reportQueue(backend, { after: null, limit: 20 });
const log = () => rulings(game.visitor(), { after: null, limit: 20 });
const act = (
  { backend }: Player,
  over: Partial<Moderation> & Pick<Moderation, 'action' | 'target'>,
) =>
  moderate(backend, {
    rule: over.action === 'lock' || over.action === 'pin' ? null : 'respect',
    ...{ reason: 'Called another a thief.', days: over.action === 'mute' ? 3 : null },
    ...over,
    ...once(),
  });

describe('a role', () => {
  it('is a row that the service role gives, and takes', async () => {
    expect(await myStanding(ada.backend)).toMatchObject({ role: null, powers: [] });
    expect(await myStanding(judge.backend)).toMatchObject({
      role: 'referee',
      powers: ['answer', 'hide', 'lock', 'mute', 'pin', 'undo', 'warn'],
      mutedUntil: null,
    });
    await role(second, 'operator');
    expect((await myStanding(second.backend))?.powers).toContain('announce');
    await open(second, { section: 'news' });
    await role(second, null);
    expect(await myStanding(second.backend)).toMatchObject({ role: null, powers: [] });
    await expect(myStanding(game.visitor())).rejects.toEqual(refused('not_signed_in'));
  });

  it('follows from nothing that an account says of itself', async () => {
    await game.sql(
      `update auth.users set raw_user_meta_data = '{"role": "operator"}' where id = $1`,
      [ada.userId],
    );
    const postOf = await postId(ada, await open(ben));
    await expect(act(ada, { action: 'hide', target: { postId: postOf } })).rejects.toEqual(
      refused('not_a_referee'),
    );
  });

  it('is given by no player', async () => {
    await expect(
      giveRole(ada.backend as never, { stableId: ada.stableId, role: 'operator', at: Date.now() }),
    ).rejects.toThrow();
    expect((await myStanding(ada.backend))?.role).toBeNull();
  });

  it('may do what the table says, and no more', async () => {
    await game.sql(`delete from private.role_powers where role = 'referee' and power = 'pin'`);
    const threadId = await open(ada);
    await expect(act(judge, { action: 'pin', target: { threadId } })).rejects.toEqual(
      refused('not_a_referee'),
    );
    await game.sql(`insert into private.role_powers values ('referee', 'pin')`);
    await act(judge, { action: 'pin', target: { threadId } });
  });
});

describe('a report', () => {
  it('waits for referees with what stands before it, and names nobody who reported', async () => {
    const threadId = await open(ada, { text: 'Who won?' });
    await answer(ben, threadId, 'You are a thief.');
    const id = await postId(ada, threadId, 2);
    await report(ada, id, 'He means me.');
    await report(ada, id, 'He means me.');
    await report(cleo, id);
    const queue = await queueOf(judge);
    expect(queue).toMatchObject([
      {
        ...{ reports: 2, rules: ['respect'], notes: ['He means me.'], text: 'You are a thief.' },
        stable: { id: ben.stableId },
        post: { id, threadId, number: 2 },
        context: [{ text: 'Who won?' }],
      },
    ]);
    expect(JSON.stringify(queue)).not.toContain(cleo.stableId);
    for (const player of [ada, ben]) {
      await expect(queueOf(player)).rejects.toEqual(refused('not_a_referee'));
    }
    expect(await myStanding(judge.backend)).toMatchObject({ openReports: 1 });
    expect(await myStanding(ben.backend)).toMatchObject({ openReports: 0 });
  });

  it('of a letter is for whom it was written to', async () => {
    const letter = { stableId: ada.stableId, text: 'Sell, or else.', ...once() };
    const letterId = await sendLetter(ben.backend, letter);
    const complain = ({ backend }: Player) =>
      reportLetter(backend, { letterId, rule: 'respect', note: '', ...once() });
    await expect(complain(cleo)).rejects.toEqual(refused('letter_not_found'));
    await expect(complain(ben)).rejects.toEqual(refused('report_of_oneself'));
    await complain(ada);
    const [reported] = await queueOf(judge);
    expect(reported).toMatchObject({ post: null, text: 'Sell, or else.' });
    await act(judge, { action: 'warn', target: { caseId: reported?.id ?? 0 } });
    expect(await log()).toMatchObject([{ letter: true, threadId: null, title: null }]);
  });

  it.each([
    ['report_of_oneself', async () => report(ada, await postId(ada, await open(ada)))],
    ['post_not_found', () => report(ada, 999_999)],
    ['not_over_referees', () => report(ada, 1)],
    ['report_note', async () => report(ben, await postId(ada, await open(ada)), 'x'.repeat(501))],
    [
      'post_gone',
      async () => {
        const gone = await postId(ada, await open(ada));
        await deletePost(ada.backend, { postId: gone, ...once() });
        await report(ben, gone);
      },
    ],
  ])('is refused as %s', async (code, send) => {
    await expect(send()).rejects.toEqual(refused(code));
    expect(await queueOf(judge)).toEqual([]);
  });

  it('is taken 20 times a day at most', async () => {
    const threadId = await open(ben);
    await game.sql(
      `with c as (
         insert into private.report_cases (post_id, stable_id, opened_at, closed_at)
         select id, stable_id, now(), now() from private.forum_posts
         where stable_id is not null and thread_id <> $2 limit 20 returning id
       )
       insert into private.reports select id, $1, 'topic', '', now() from c`,
      [cleo.stableId, threadId],
    );
    const [{ n } = { n: 0 }] = await game.sql('select count(*)::int as n from private.reports');
    await game.sql(
      `insert into private.report_cases (post_id, stable_id, opened_at, closed_at)
       select id, stable_id, now(), now() from private.forum_posts
       where stable_id is not null and id not in (select post_id from private.report_cases)`,
    );
    for (let more = Number(n); more < 20; more += 1) {
      await report(cleo, await postId(ada, await open(ada)));
      await game.sql('delete from private.posts_written');
    }
    await expect(report(cleo, await postId(ada, threadId))).rejects.toEqual(
      refused('too_many_reports'),
    );
  });

  it('of what was judged is taken again once it is edited', async () => {
    const id = await postId(ada, await open(ada));
    await report(ben, id);
    const [waiting] = await queueOf(judge);
    await act(judge, { action: 'dismiss', target: { caseId: waiting?.id ?? 0 } });
    expect(await queueOf(judge)).toEqual([]);
    await expect(report(cleo, id)).rejects.toEqual(refused('already_judged'));
    await editPost(ada.backend, { postId: id, text: 'You are all thieves.', ...once() });
    await report(cleo, id);
    expect(await queueOf(judge)).toMatchObject([{ reports: 2 }]);
  });
});

describe('a referee', () => {
  it('hides a post: nothing of it is told to anybody, until it is shown again', async () => {
    const threadId = await open(ada, { title: 'Basilisk', text: 'An insult.' });
    const id = await postId(ada, threadId);
    await report(ben, id);
    const rulingId = await act(judge, { action: 'hide', target: { postId: id } });
    expect(await queueOf(judge)).toEqual([]);
    expect(await postsOf(ada, threadId)).toMatchObject([{ state: 'hidden', text: null }]);
    expect(await forumThread(ben.backend, { threadId })).toMatchObject({ title: null });
    const find = () =>
      searchPosts(ben.backend, { words: 'basilisk', section: null, stable: null, limit: 5 });
    expect(await find()).toEqual([]);
    await expect(answer(ben, threadId)).rejects.toEqual(refused('thread_locked'));
    expect(await log()).toMatchObject([
      { id: rulingId, action: 'hide', rule: 'respect', role: 'referee', title: null, number: 1 },
    ]);
    await expect(act(judge, { action: 'hide', target: { postId: id } })).rejects.toEqual(
      refused('already_done'),
    );
    await undoModeration(judge.backend, { rulingId, reason: 'It was a jest.', ...once() });
    expect(await postsOf(ben, threadId)).toMatchObject([{ state: 'shown', text: 'An insult.' }]);
    expect(await find()).toHaveLength(1);
    expect(await log()).toMatchObject([{ undone: { reason: 'It was a jest.', role: 'referee' } }]);
    await expect(
      undoModeration(judge.backend, { rulingId, reason: 'Again.', ...once() }),
    ).rejects.toEqual(refused('already_undone'));
  });

  it('locks and pins a thread, once', async () => {
    const threadId = await open(ada);
    const target = { threadId };
    const lock = await act(judge, { action: 'lock', target });
    await act(judge, { action: 'pin', target });
    expect(await forumThread(ada.backend, { threadId })).toMatchObject({
      ...{ locked: true, pinned: true },
    });
    for (const action of ['lock', 'pin'] as const) {
      await expect(act(judge, { action, target })).rejects.toEqual(refused('already_done'));
    }
    const id = await postId(ada, threadId);
    await expect(answer(ben, threadId)).rejects.toEqual(refused('thread_locked'));
    await expect(editPost(ada.backend, { postId: id, text: 'x', ...once() })).rejects.toEqual(
      refused('thread_locked'),
    );
    await undoModeration(judge.backend, { rulingId: lock, reason: 'Calm again.', ...once() });
    await answer(ben, threadId);
  });

  it('mutes a stable: it writes no post and no letter until it is over or taken back', async () => {
    const threadId = await open(ada);
    const id = await postId(ada, threadId);
    const rulingId = await act(judge, { action: 'mute', target: { postId: id } });
    const until = (await myStanding(ada.backend))?.mutedUntil ?? 0;
    expect(Math.round((until - Date.now()) / 86_400_000)).toBe(3);
    const letter = () => sendLetter(ada.backend, { stableId: ben.stableId, text: 'x', ...once() });
    for (const write of [
      () => open(ada),
      () => answer(ada, threadId),
      () => editPost(ada.backend, { postId: id, text: 'x', ...once() }),
      letter,
    ]) {
      await expect(write()).rejects.toEqual(refused('muted'));
    }
    await undoModeration(judge.backend, { rulingId, reason: 'Too long.', ...once() });
    await answer(ada, threadId);
    await act(judge, { action: 'mute', target: { postId: id } });
    await game.sql(`update private.moderations set at = at - interval '73 hours'`);
    await letter();
  });

  it('acts on no referee and not on the operator', async () => {
    const threadId = await open(judge);
    const targets = [await postId(judge, threadId), 1];
    for (const id of targets) {
      for (const action of ['hide', 'warn', 'mute'] as const) {
        await expect(act(judge, { action, target: { postId: id } })).rejects.toEqual(
          refused('not_over_referees'),
        );
      }
    }
  });

  it.each([
    ['post_not_found', { action: 'hide', target: { postId: 999_999 } }],
    ['thread_not_found', { action: 'lock', target: { threadId: 999_999 } }],
    ['case_not_found', { action: 'dismiss', target: { caseId: 999_999 } }],
    ['reason_needed', { action: 'lock', target: { threadId: 2 }, reason: ' ' }],
    ['bad_request', { action: 'hide', target: { postId: 1 }, rule: null }],
    ['bad_request', { action: 'mute', target: { postId: 1 }, days: 91 }],
    ['bad_request', { action: 'warn', target: { postId: 1 }, days: 2 }],
    ['bad_request', { action: 'hide', target: { threadId: 1 } }],
    ['bad_request', { action: 'dismiss', target: { postId: 1 } }],
  ] as const)('is refused as %s where %j', async (code, what) => {
    const before = await game.snapshot();
    await expect(act(judge, what)).rejects.toEqual(refused(code));
    expect(await game.snapshot()).toEqual(before);
  });

  it('does a thing once, however often it is asked for', async () => {
    const postOf = await postId(ada, await open(ada));
    const request = {
      ...({ action: 'warn', rule: 'topic', days: null } as const),
      ...{ target: { postId: postOf }, reason: 'Off topic.', ...once() },
    };
    const id = await moderate(judge.backend, request);
    expect(await moderate(judge.backend, request)).toBe(id);
    expect(await log()).toHaveLength(1);
  });
});

describe('an appeal', () => {
  const warned = async () => {
    const id = await postId(ada, await open(ada));
    return act(judge, { action: 'hide', target: { postId: id } });
  };
  const ask = ({ backend }: Player, rulingId: number, text = 'I meant my own horse.') =>
    appeal(backend, { rulingId, text, ...once() });
  const decide = ({ backend }: Player, appealId: number, upheld: boolean) =>
    answerAppeal(backend, { appealId, upheld, text: 'It was looked at again.', ...once() });
  const listFor = (backend: Player['backend']) => appeals(backend, { after: null, limit: 20 });

  it('that is upheld takes back what was done, in the open', async () => {
    const rulingId = await warned();
    const appealId = await ask(ada, rulingId);
    expect(await listFor(game.visitor())).toMatchObject([{ text: null, answer: null, own: false }]);
    expect(await listFor(ada.backend)).toMatchObject([
      { text: 'I meant my own horse.', own: true, rulingId },
    ]);
    expect(await listFor(judge.backend)).toMatchObject([{ text: 'I meant my own horse.' }]);
    const [open3] = await listFor(ada.backend);
    expect((open3?.dueAt ?? 0) - (open3?.at ?? 0)).toBe(3 * 86_400_000);
    await decide(judge, appealId, true);
    expect(await listFor(game.visitor())).toMatchObject([
      { text: 'I meant my own horse.', answer: { upheld: true, role: 'referee' } },
    ]);
    expect(await myRulings(ada.backend)).toMatchObject([
      { id: rulingId, undone: { role: 'referee' }, appeal: { id: appealId, upheld: true } },
    ]);
    await expect(decide(judge, appealId, false)).rejects.toEqual(refused('already_done'));
  });

  it('that is not leaves it', async () => {
    const rulingId = await warned();
    await decide(judge, await ask(ada, rulingId), false);
    expect(await log()).toMatchObject([{ id: rulingId, undone: null }]);
  });

  it('is answered by another referee where there is one', async () => {
    await role(second, 'referee');
    const appealId = await ask(ada, await warned());
    await expect(decide(judge, appealId, false)).rejects.toEqual(refused('appeal_to_another'));
    await decide(second, appealId, false);
    await role(second, null);
  });

  it('is whom it concerns’, once', async () => {
    const rulingId = await warned();
    await expect(ask(ben, rulingId)).rejects.toEqual(refused('moderation_not_found'));
    await expect(ask(ada, rulingId, ' ')).rejects.toEqual(refused('appeal_text'));
    await ask(ada, rulingId);
    await expect(ask(ada, rulingId)).rejects.toEqual(refused('already_appealed'));
    await expect(decide(ada, 1, true)).rejects.toEqual(refused('not_a_referee'));
    await expect(decide(judge, 999_999, true)).rejects.toEqual(refused('appeal_not_found'));
    const other = await warned();
    await undoModeration(judge.backend, { rulingId: other, reason: 'Wrong.', ...once() });
    await expect(ask(ada, other)).rejects.toEqual(refused('already_undone'));
    await expect(
      undoModeration(judge.backend, { rulingId: 999_999, reason: 'x', ...once() }),
    ).rejects.toEqual(refused('moderation_not_found'));
  });
});

it('the room tells of each race that was called off', async () => {
  const raceId = await openTestRace(game);
  await enter(raceId, ada);
  await voidRace(game.steward(), {
    ...{ raceId, reason: 'too_few_runners', beaconSignature: null, at: Date.now() },
  });
  expect(await enquiries(game.visitor(), { after: null, limit: 20 })).toMatchObject([
    { raceId, reason: 'too_few_runners', stables: 1 },
  ]);
});

it('letters between two are read by nobody else', async () => {
  await sendLetter(ada.backend, { stableId: ben.stableId, text: 'Between us.', ...once() });
  for (const { backend } of [cleo, judge]) {
    expect(await myLetters(backend, { stableId: ada.stableId, after: null, limit: 5 })).toEqual([]);
  }
});
