import {
  DAY,
  HOUR,
  type MailKind,
  type MailTiming,
  MINUTE,
  mailKinds,
  mailTimings,
} from '@furlong/game/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  chooseMails,
  myMailChoices,
  pausePlay,
  readLetters,
  sendLetter,
  stopMails,
} from '../../src/index.ts';
import { mailsSent, takeDueMails } from '../../src/service/index.ts';
import { expectRefused } from '../support/equipment.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, openTestRace } from '../support/testRaces.ts';

const game = openTestGame();

let owner: Player;

beforeEach(async () => {
  await game.sql('delete from private.mail_news');
  await game.sql('delete from private.mail_choices');
  owner = await game.player();
  await game.sql('update auth.users set email_confirmed_at = now() where id = $1', [owner.userId]);
});

const choose = (kind: MailKind, timing: MailTiming, requestId: string = crypto.randomUUID()) =>
  chooseMails(owner.backend, { kind, timing, requestId });

/** Something happened to a horse of the player's. */
const happens = (type: 'outbid' | 'horse_sold' | 'retirement', by = owner) =>
  game.sql(
    `insert into public.activities (stable_id, horse_id, type, at) values ($1, $2, $3, now())
     on conflict (stable_id, horse_id) where type = 'outbid' do update set at = excluded.at`,
    [by.stableId, by.horseId, type],
  );

const take = (at: number) => takeDueMails(game.steward(), { at, limit: 50 });

/** What is due, and is sent. */
async function due(at: number) {
  const mails = await take(at);
  for (const mail of mails) await mailsSent(game.steward(), mail);
  return mails;
}
const typesOf = async (at: number) =>
  (await due(at)).map(({ lines }) => lines.map(({ type }) => type));

async function secretOf({ stableId }: Player): Promise<string> {
  const [row] = await game.sql('select secret from private.mail_addresses where stable_id = $1', [
    stableId,
  ]);
  return String(row?.secret);
}

describe('mails', () => {
  it('are none that nobody asked for', async () => {
    expect(await myMailChoices(owner.backend)).toEqual({
      ...{ results: 'off', entries: 'off', championships: 'off', closing: 'off' },
      ...{ market: 'off', claims: 'off', letters: 'off', week: 'off' },
    });
    await happens('outbid');
    expect(await due(Date.now() + 8 * DAY)).toEqual([]);
  });

  it('come once, all that waits in one, five minutes after the first of it', async () => {
    await choose('market', 'at_once');
    await happens('outbid');
    await happens('horse_sold');
    await happens('retirement');
    expect(await due(Date.now() + 4 * MINUTE)).toEqual([]);
    const mails = await due(Date.now() + 6 * MINUTE);
    expect(mails).toMatchObject([{ lines: [{ type: 'outbid' }, { type: 'horse_sold' }] }]);
    expect(mails[0]?.email).toMatch(/^owner\d+@example\.test$/);
    expect(mails[0]?.secret).toBe(await secretOf(owner));
    expect(await due(Date.now() + 8 * DAY)).toEqual([]);
    // The line of who was outbid again is written over, and is news again.
    await happens('outbid');
    expect(await typesOf(Date.now() + 6 * MINUTE)).toEqual([['outbid']]);
  });

  it('come again where a server took them and ended before it said that they are sent', async () => {
    await choose('market', 'at_once');
    await happens('outbid');
    const at = Date.now() + 6 * MINUTE;
    const [first] = await take(at);
    expect(first?.lines).toHaveLength(1);
    expect(await take(at + 4 * MINUTE)).toEqual([]);
    // What happens meanwhile is news of its own, and of the mail that comes again.
    await happens('horse_sold');
    const [second] = await take(at + 6 * MINUTE);
    expect(second?.lines).toHaveLength(2);
    if (first) await mailsSent(game.steward(), first);
    expect(await take(at + 20 * MINUTE)).toMatchObject([{ lines: [{}, {}] }]);
  });

  it('that are sent leave what happened since', async () => {
    await choose('market', 'at_once');
    await happens('outbid');
    const at = Date.now() + 6 * MINUTE;
    const [first] = await take(at);
    await happens('horse_sold');
    await happens('outbid');
    if (first) await mailsSent(game.steward(), first);
    expect(await typesOf(at + DAY)).toEqual([['horse_sold', 'outbid']]);
  });

  it('of letters come once for all that wait, and of none that was read', async () => {
    const friend = await game.player();
    const write = () =>
      sendLetter(friend.backend, {
        ...{ stableId: owner.stableId, text: 'Well run.', requestId: crypto.randomUUID() },
      });
    await write();
    expect(await due(Date.now() + HOUR)).toEqual([]);
    await choose('letters', 'at_once');
    await write();
    await write();
    const at = Date.now() + HOUR;
    expect(await due(at)).toMatchObject([{ lines: [{ type: 'letters', unread: 3 }] }]);
    expect(await due(at + HOUR)).toEqual([]);
    await write();
    await readLetters(owner.backend, { stableId: friend.stableId });
    expect(await due(at + HOUR)).toMatchObject([{ lines: [{ type: 'letters', unread: 0 }] }]);
    // What one writes is no news to oneself.
    await chooseMails(friend.backend, {
      ...{ kind: 'letters', timing: 'at_once', requestId: crypto.randomUUID() },
    });
    await write();
    expect((await due(at + 2 * HOUR)).map(({ stable }) => stable)).toHaveLength(1);
  });

  it('of claims come to whom they concern', async () => {
    await choose('claims', 'at_once');
    const raceId = await openTestRace(game);
    for (const type of ['claimed', 'claim_lost', 'horse_claimed']) {
      await game.sql(
        `insert into public.activities (stable_id, horse_id, race_id, type, at)
         values ($1, $2, $3, $4, now())`,
        [owner.stableId, owner.horseId, raceId, type],
      );
    }
    const [mail] = await due(Date.now() + HOUR);
    expect(mail?.lines.map(({ type }) => type).toSorted()).toEqual([
      ...['claim_lost', 'claimed', 'horse_claimed'],
    ]);
  });

  it('of finals come of those that the draw has entered, not of other entries', async () => {
    await choose('championships', 'at_once');
    const raceId = await openTestRace(game);
    await enter(raceId, owner);
    expect(await due(Date.now() + HOUR)).toEqual([]);
    const [row] = await game.sql(
      `select private.mail_kind('race_entry', $1) as none,
         (select private.is_by_invitation(jsonb_populate_record(r, $2::jsonb)) from public.races r where r.id = $1) as invited`,
      [raceId, JSON.stringify({ championship: { kind: 'final' } })],
    );
    expect(row).toEqual({ none: null, invited: true });
  });

  it('of entries that close count what suits the horses that are free', async () => {
    await choose('closing', 'daily');
    const [row] = await game.sql('select next_at from private.mail_choices');
    const morning = new Date(String(row?.next_at)).getTime();
    const raceId = await openTestRace(game, {
      closesAt: morning + HOUR,
      offAt: morning + 2 * HOUR,
    });
    await openTestRace(game, { closesAt: morning + 30 * MINUTE, offAt: morning + 2 * HOUR });
    const qualifier = () =>
      game.sql(`update public.races set championship = '{"kind": "qualifier"}' where id = $1`, [
        raceId,
      ]);
    await qualifier();
    const mails = await due(morning + MINUTE);
    expect(mails).toMatchObject([{ lines: [{ type: 'closing', races: 1, at: morning + HOUR }] }]);
    expect(await due(morning + HOUR)).toEqual([]);
    await enter(raceId, owner);
    await game.sql('update private.mail_choices set next_at = $1', [
      new Date(morning + MINUTE).toISOString(),
    ]);
    expect(await due(morning + 2 * MINUTE)).toMatchObject([{ lines: [{ races: 0 }] }]);
    await game.sql('update public.races set championship = null where id = $1', [raceId]);
  });

  it('come each day at seven where that was chosen, and at once with what comes at once', async () => {
    const [row] = await game.sql(
      `select private.next_morning('2026-11-28 06:59Z') as before, private.next_morning('2026-11-28 07:00Z') as after`,
    );
    expect(new Date(String(row?.before)).toISOString()).toBe('2026-11-28T07:00:00.000Z');
    expect(new Date(String(row?.after)).toISOString()).toBe('2026-11-29T07:00:00.000Z');
    await choose('market', 'daily');
    await happens('outbid');
    await game.sql(`update private.mail_news set due_at = now() + interval '10 hours'`);
    expect(await due(Date.now() + 9 * HOUR)).toEqual([]);
    expect(await typesOf(Date.now() + 11 * HOUR)).toEqual([['outbid']]);
  });

  it('of a week come on Monday morning, with what it brought', async () => {
    await choose('week', 'weekly');
    const [row] = await game.sql('select next_at from private.mail_choices');
    const next = new Date(String(row?.next_at)).getTime();
    expect(new Date(next).getUTCDay()).toBe(1);
    expect(new Date(next).getUTCHours()).toBe(7);
    expect(await due(next - MINUTE)).toEqual([]);
    const [mail] = await due(next + MINUTE);
    expect(mail?.lines).toMatchObject([
      { type: 'week', runs: 0, wins: 0, prize: 0, money: 25_000 },
    ]);
    expect(await due(next + 2 * MINUTE)).toEqual([]);
    expect(await typesOf(next + 7 * DAY + MINUTE)).toEqual([['week']]);
  });

  it('that wait go with the choice, and none are kept in a pause', async () => {
    await choose('market', 'at_once');
    await happens('outbid');
    await choose('market', 'off');
    expect(await due(Date.now() + HOUR)).toEqual([]);
    await choose('market', 'at_once');
    await pausePlay(owner.backend, { days: 1, requestId: crypto.randomUUID() });
    await happens('horse_sold');
    expect(await due(Date.now() + HOUR)).toEqual([]);
  });

  it('go to confirmed addresses alone', async () => {
    await choose('market', 'at_once');
    await happens('outbid');
    await game.sql('update auth.users set email_confirmed_at = null where id = $1', [owner.userId]);
    expect(await due(Date.now() + HOUR)).toEqual([]);
  });

  it('are chosen among what the game names, once a request', async () => {
    for (const kind of mailKinds) {
      for (const timing of ['off', 'at_once', 'daily', 'weekly'] as const) {
        const choosing = choose(kind, timing);
        if (mailTimings[kind].includes(timing)) await choosing;
        else await expect(choosing).rejects.toMatchObject({ code: 'bad_request' });
      }
    }
    const request = crypto.randomUUID();
    await choose('results', 'daily', request);
    await choose('results', 'off');
    await choose('results', 'daily', request);
    expect((await myMailChoices(owner.backend)).results).toBe('off');
    await expectRefused(game, 'not_signed_in', (requestId) =>
      chooseMails(game.visitor(), { kind: 'results', timing: 'off', requestId }),
    );
  });
});

describe('the link that ends them', () => {
  it('works signed out, as often as it is followed, and for its own stable alone', async () => {
    await choose('market', 'at_once');
    await choose('week', 'weekly');
    const other = await game.player();
    await chooseMails(other.backend, {
      ...{ kind: 'market', timing: 'daily', requestId: crypto.randomUUID() },
    });
    const secret = await secretOf(owner);
    await stopMails(game.visitor(), { secret });
    await stopMails(game.visitor(), { secret });
    expect(Object.values(await myMailChoices(owner.backend))).toEqual(mailKinds.map(() => 'off'));
    expect((await myMailChoices(other.backend)).market).toBe('daily');
  });

  it('is not guessed, and not read by anybody', async () => {
    await choose('market', 'at_once');
    const secret = await secretOf(owner);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    const guesses = [
      ...['', '%', '*', secret.slice(1), `${secret} `, secret.toUpperCase(), 'f'.repeat(64)],
      ...[
        owner.stableId,
        owner.userId,
        `${secret.slice(0, -1)}${secret.endsWith('0') ? '1' : '0'}`,
      ],
    ];
    for (const guess of guesses) {
      await expect(stopMails(game.visitor(), { secret: guess })).rejects.toMatchObject({
        code: 'mails_not_found',
      });
    }
    expect((await myMailChoices(owner.backend)).market).toBe('at_once');
    const other = await game.player();
    expect((await myMailChoices(other.backend)).market).toBe('off');
    for (const table of ['mail_choices', 'mail_addresses', 'mail_news', 'mail_letters']) {
      const { error } = await other.backend
        .from(table as 'stables')
        .select('*', { count: 'exact' });
      expect(error).not.toBeNull();
    }
    const { error } = await other.backend.rpc('take_due_mails' as 'my_mail_choices');
    expect(error).not.toBeNull();
  });
});
