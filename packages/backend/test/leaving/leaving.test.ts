import { DAY, HOUR, WEEK } from '@furlong/game/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  enterRace,
  leaveGame,
  listHorse,
  myLeaving,
  notePlay,
  sendLetter,
  stableById,
  startAutoTraining,
  stayInGame,
  withdrawEntry,
} from '../../src/index.ts';
import { accountMailSent, leaveDueStables, takeAccountMails } from '../../src/service/index.ts';
import { expectRefused } from '../support/equipment.ts';
import { freshLogin } from '../support/freshLogin.ts';
import { ruleOf, seller } from '../support/market.ts';
import { lotOfNewOwner } from '../support/testAuctions.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, openTestRace } from '../support/testRaces.ts';

const game = openTestGame();

let owner: Player;

beforeEach(async () => {
  await game.sql('delete from private.leavings');
  owner = await game.player();
});

const id = () => crypto.randomUUID();
const leave = async (by: Player = owner, requestId: string = id()) =>
  leaveGame(await freshLogin(game, by), { requestId });
const carryOut = (at = Date.now() + 8 * DAY) => leaveDueStables(game.steward(), { at });
const nameOf = async ({ stableId }: Player) =>
  (await stableById(game.visitor(), { stableId })).name;

describe('who asks to leave', () => {
  it('leaves in a week, told the same each time, and plays no more meanwhile', async () => {
    const requestId = id();
    const at = await leave(owner, requestId);
    expect(Math.abs(at - Date.now() - WEEK)).toBeLessThan(HOUR);
    expect(await leave(owner, requestId)).toBe(at);
    expect((await myLeaving(owner.backend))?.leavesAt).toBe(at);
    expect((await notePlay(owner.backend))?.leavesAt).toBe(at);
    const raceId = await openTestRace(game);
    await expectRefused(game, 'stable_leaving', (request) =>
      enterRace(owner.backend, { ...{ raceId, horseId: owner.horseId }, requestId: request }),
    );
    const fresh = await freshLogin(game, owner);
    await expectRefused(game, 'already_leaving', (request) =>
      leaveGame(fresh, { requestId: request }),
    );
    expect(await carryOut(at - HOUR)).toBe(0);
  });

  it('may stay until the week is over, and plays again', async () => {
    await leave();
    await stayInGame(owner.backend, { requestId: id() });
    expect(await myLeaving(owner.backend)).toBeNull();
    expect(await carryOut()).toBe(0);
    await enter(await openTestRace(game), owner);
    await expectRefused(game, 'not_leaving', (requestId) =>
      stayInGame(owner.backend, { requestId }),
    );
  });

  it('has logged in a quarter of an hour ago at most, and is a player', async () => {
    for (const seconds of [901, 86_400]) {
      const stale = await freshLogin(game, owner, seconds);
      await expectRefused(game, 'reauthentication_needed', (requestId) =>
        leaveGame(stale, { requestId }),
      );
    }
    await expectRefused(game, 'reauthentication_needed', (requestId) =>
      leaveGame(owner.backend, { requestId }),
    );
    await expectRefused(game, 'not_signed_in', (requestId) =>
      leaveGame(game.visitor(), { requestId }),
    );
  });

  it('leaves nobody else, and nobody else takes it back', async () => {
    const other = await game.player();
    await leave();
    expect(await myLeaving(other.backend)).toBeNull();
    await expectRefused(game, 'not_leaving', (requestId) =>
      stayInGame(other.backend, { requestId }),
    );
    await carryOut();
    expect(await nameOf(other)).toMatch(/^Stable /);
    expect(await nameOf(owner)).toMatch(/^Former stable \d+$/);
  });

  it('is mailed of it, once it is said to be sent', async () => {
    await game.sql('update auth.users set email_confirmed_at = now() where id = $1', [
      owner.userId,
    ]);
    const at = await leave();
    const take = (moment = Date.now()) => takeAccountMails(game.steward(), { at: moment });
    const [mail] = await take();
    expect(mail).toMatchObject({ kind: 'leaving', at });
    expect(await take()).toEqual([]);
    // Who took it has ended without a word.
    const again = await take(Date.now() + HOUR);
    expect(again).toHaveLength(1);
    if (mail) await accountMailSent(game.steward(), { ...mail, at: Date.now() });
    expect(await take(Date.now() + DAY)).toEqual([]);
  });

  it('takes horses out of auto-training', async () => {
    await startAutoTraining(owner.backend, {
      ...{ horseId: owner.horseId, programme: 'balanced', weeklyBudget: 5_600, fromWallet: false },
      requestId: id(),
    });
    await leave();
    const rows = await game.sql(
      'select ended_at from public.auto_training_orders where stable_id = $1',
      [owner.stableId],
    );
    expect(rows[0]?.ended_at).not.toBeNull();
  });
});

describe('a stable whose week is over', () => {
  it('waits for what is under way, then leaves once', async () => {
    const raceId = await openTestRace(game);
    await enter(raceId, owner);
    await leave();
    expect(await carryOut()).toBe(0);
    await withdrawEntry(owner.backend, { raceId, horseId: owner.horseId, requestId: id() });
    expect(await carryOut()).toBe(1);
    const after = await game.snapshot();
    expect(await carryOut()).toBe(0);
    expect(await game.snapshot()).toEqual(after);
  });

  it('waits for the hammer', async () => {
    const lot = await lotOfNewOwner(game);
    await leave(lot);
    expect(await carryOut()).toBe(0);
  });

  it('takes its horses out of the sales ring, and retires them', async () => {
    const vendor = await seller(game);
    await listHorse(vendor.backend, {
      ...{ horseId: vendor.horseId, price: await ruleOf(vendor), requestId: id() },
    });
    await leave(vendor);
    expect(await carryOut()).toBe(1);
    const [horse] = await game.sql('select retired_at from public.horses where id = $1', [
      vendor.horseId,
    ]);
    expect(horse?.retired_at).not.toBeNull();
    expect(
      await game.sql('select ending from private.listings where stable_id = $1', [vendor.stableId]),
    ).toEqual([{ ending: 'withdrawn' }]);
  });

  it('keeps its ledger, takes no letters, and lends its name to nobody', async () => {
    await leave();
    await carryOut();
    const [{ count } = {}] = await game.sql(
      `select count(*)::int as count from private.postings p
       join private.accounts a on a.id = p.account_id where a.stable_id = $1`,
      [owner.stableId],
    );
    expect(count).toBe(1);
    const other = await game.player();
    await expectRefused(game, 'stable_left', (requestId) =>
      sendLetter(other.backend, { stableId: owner.stableId, text: 'Are you there?', requestId }),
    );
    for (const name of ['Former stable 77', 'FORMER STABLE', 'F0rmer Stable 1']) {
      expect(await game.visitor().rpc('stable_name_available', { p_name: name })).toMatchObject({
        data: 'stable_name_taken',
      });
    }
  });

  it('has an owner who can do nothing more with the session that was open', async () => {
    await leave();
    await carryOut();
    await expect(enter(await openTestRace(game), owner)).rejects.toMatchObject({
      code: 'no_stable',
    });
    const { error } = await owner.backend.auth.refreshSession();
    expect(error).not.toBeNull();
  });
});
