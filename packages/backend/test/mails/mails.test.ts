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
import { chooseMails, myMailChoices, pausePlay, stopMails } from '../../src/index.ts';
import { takeDueMails } from '../../src/service/index.ts';
import { expectRefused } from '../support/equipment.ts';
import { openTestGame, type Player } from '../support/testGame.ts';

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

const due = (at: number) => takeDueMails(game.steward(), { at, limit: 50 });
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
      ...{ results: 'off', entries: 'off', market: 'off', week: 'off' },
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
    expect(Object.values(await myMailChoices(owner.backend))).toEqual(Array(4).fill('off'));
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
    for (const table of ['mail_choices', 'mail_addresses', 'mail_news']) {
      const { error } = await other.backend
        .from(table as 'stables')
        .select('*', { count: 'exact' });
      expect(error).not.toBeNull();
    }
    const { error } = await other.backend.rpc('take_due_mails' as 'my_mail_choices');
    expect(error).not.toBeNull();
  });
});
