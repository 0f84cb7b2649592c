import { DAY, HOUR, MINUTE } from '@furlong/game/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { askExport, myExport } from '../../src/index.ts';
import { accountMailSent, takeAccountMails } from '../../src/service/index.ts';
import { expectRefused } from '../support/equipment.ts';
import { freshLogin } from '../support/freshLogin.ts';
import { openTestGame, type Player } from '../support/testGame.ts';

const game = openTestGame({ anyRequest: true });

let owner: Player;

beforeEach(async () => {
  await game.sql('delete from private.exports');
  owner = await game.player();
  await game.sql('update auth.users set email_confirmed_at = now() where id = $1', [owner.userId]);
});

const id = () => crypto.randomUUID();
const ask = async (by = owner, requestId: string = id()) =>
  askExport(await freshLogin(game, by), { requestId });
const take = (at = Date.now()) => takeAccountMails(game.steward(), { at });
const read = (secret: string, by = owner) => by.backend.rpc('read_export', { p_secret: secret });

async function mailed(by = owner): Promise<string> {
  await ask(by);
  const [mail] = await take();
  if (!mail) throw new Error('Nothing is to be mailed.');
  await accountMailSent(game.steward(), { ...mail, at: Date.now() });
  return mail.key;
}

describe('an export', () => {
  it('is asked for once an hour, by a login of the last quarter of an hour', async () => {
    const requestId = id();
    const at = await ask(owner, requestId);
    expect(await ask(owner, requestId)).toBe(at);
    expect(await myExport(owner.backend)).toEqual({ askedAt: at, expiresAt: null });
    const fresh = await freshLogin(game, owner);
    await expectRefused(game, 'export_asked', (request) =>
      askExport(fresh, { requestId: request }),
    );
    await expectRefused(game, 'reauthentication_needed', (request) =>
      askExport(owner.backend, { requestId: request }),
    );
    await game.sql(`update private.exports set asked_at = asked_at - interval '61 minutes'`);
    expect(await ask()).toBeGreaterThan(at);
  });

  it('is mailed at least once: who takes it and ends leaves it to the next', async () => {
    await ask();
    const [first] = await take();
    expect(first).toMatchObject({ kind: 'export', email: expect.stringMatching(/^owner\d+@/) });
    expect(await take(Date.now() + 4 * MINUTE)).toEqual([]);
    const [second] = await take(Date.now() + 6 * MINUTE);
    expect(second?.key).not.toBe(first?.key);
    // The link of the mail before is none.
    expect((await read(first?.key ?? '')).error?.hint).toBe('export_not_found');
    expect((await read(second?.key ?? '')).error).toBeNull();
    if (second) await accountMailSent(game.steward(), { ...second, at: Date.now() });
    expect(await take(Date.now() + DAY)).toEqual([]);
    expect((await myExport(owner.backend))?.expiresAt).toBe(second?.at);
  });

  it('is its owner’s alone: not a visitor’s, not another’s, and by no guess', async () => {
    const secret = await mailed();
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    const other = await game.player();
    const own = await mailed(other);
    expect((await read(secret, other)).error?.hint).toBe('export_not_found');
    expect((await read(own)).error?.hint).toBe('export_not_found');
    const visitor = await game.visitor().rpc('read_export', { p_secret: secret });
    expect(visitor.error).not.toBeNull();
    for (const guess of ['', '%', secret.slice(1), secret.toUpperCase(), owner.stableId]) {
      expect((await read(guess)).error?.hint).toBe('export_not_found');
    }
    const { error } = await other.backend.from('exports' as 'stables').select('*');
    expect(error).not.toBeNull();
    for (const name of ['take_account_mails', 'account_mail_sent', 'leave_due_stables']) {
      expect((await other.backend.rpc(name as 'my_leaving')).error).not.toBeNull();
    }
  });

  it('tells of nobody else but whom one has written with', async () => {
    const other = await game.player();
    const { data } = await read(await mailed());
    const told = JSON.stringify(data);
    expect(told).toContain(owner.userId);
    expect(told).not.toContain(other.userId);
    expect(told).not.toContain(other.stableId);
  });

  it('is read twenty times at most, for three days', async () => {
    const secret = await mailed();
    for (let read_ = 0; read_ < 20; read_ += 1) expect((await read(secret)).error).toBeNull();
    expect((await read(secret)).error?.hint).toBe('export_not_found');
    await game.sql('update private.exports set reads = 0');
    expect((await read(secret)).error).toBeNull();
    await game.sql(`update private.exports set expires_at = now() - interval '1 second'`);
    expect((await read(secret)).error?.hint).toBe('export_not_found');
  });

  it('goes to confirmed addresses alone', async () => {
    await ask();
    await game.sql('update auth.users set email_confirmed_at = null where id = $1', [owner.userId]);
    expect(await take(Date.now() + HOUR)).toEqual([]);
  });
});
