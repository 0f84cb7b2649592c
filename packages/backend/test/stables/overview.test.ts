import { DAY, HOUR, MINUTE } from '@furlong/game/rules';
import { describe, expect, it } from 'vitest';
import {
  equipHorse,
  leaveFirstVisitStep,
  myOverview,
  myTrainingSessions,
  renameHorse,
  retireHorse,
  seeTraining,
  withdrawEntry,
} from '../../src/index.ts';
import { runAutoSession } from '../../src/service/index.ts';
import { anotherHorse, buy, expectRefused } from '../support/equipment.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, freeze, openTestRace, run } from '../support/testRaces.ts';
import { autoTrain, end, train } from '../support/testTraining.ts';

const game = openTestGame();

const leave = ({ backend }: Pick<Player, 'backend'>, step: 'name' | 'race') =>
  leaveFirstVisitStep(backend, { step, requestId: crypto.randomUUID() });

const stepOf = async ({ backend }: Player) => (await myOverview(backend)).firstVisit;

describe('the first visit', () => {
  it('begins with the name of the starter horse, then comes its first race', async () => {
    const newcomer = await game.player();
    expect(await myOverview(newcomer.backend)).toEqual({
      firstVisit: 'name',
      starterId: newcomer.horseId,
      weeklyEarnings: 0,
      runs: 0,
      wins: 0,
      earnings: 0,
      trained: [],
      bare: [],
    });
    await leave(newcomer, 'name');
    expect(await stepOf(newcomer)).toBe('race');
    await leave(newcomer, 'race');
    expect(await myOverview(newcomer.backend)).toMatchObject({
      firstVisit: null,
      starterId: newcomer.horseId,
    });
  });

  it('goes on once the horse is renamed, and ends with the first entry, withdrawn or not', async () => {
    const newcomer = await game.player();
    const { backend, horseId } = newcomer;
    await renameHorse(backend, { horseId, name: 'Amber Reach', requestId: crypto.randomUUID() });
    expect(await stepOf(newcomer)).toBe('race');
    const raceId = await openTestRace(game);
    await enter(raceId, newcomer);
    expect(await stepOf(newcomer)).toBeNull();
    await withdrawEntry(backend, { raceId, horseId, requestId: crypto.randomUUID() });
    expect(await stepOf(newcomer)).toBeNull();
  });

  it('is about the horse that came with the stable, and ends with it', async () => {
    const newcomer = await game.player();
    const { backend, horseId } = newcomer;
    await anotherHorse(game, newcomer);
    await retireHorse(backend, { horseId, requestId: crypto.randomUUID() });
    expect(await myOverview(backend)).toMatchObject({ firstVisit: null, starterId: null });
  });

  it('is left once, by its owner alone, however often the request comes', async () => {
    const [one, other] = [await game.player(), await game.player()];
    const requestId = crypto.randomUUID();
    await leaveFirstVisitStep(one.backend, { step: 'name', requestId });
    await leaveFirstVisitStep(one.backend, { step: 'name', requestId });
    await leave(one, 'name');
    expect(await stepOf(one)).toBe('race');
    expect(await stepOf(other)).toBe('name');
    await expectRefused(game, 'request_reused', () =>
      leaveFirstVisitStep(one.backend, { step: 'race', requestId }),
    );
    await expectRefused(game, 'not_signed_in', () => leave({ backend: game.visitor() }, 'name'));
    await expectRefused(game, 'bad_request', () => leave(one, 'colours' as 'name'));
    await expect(myOverview(game.visitor())).rejects.toThrow();
  });
});

describe('the earnings of the week', () => {
  it('are the prize money of the last seven days, and no other money', async () => {
    const owner = await game.player();
    const closesAt = Date.now() + MINUTE;
    const raceId = await openTestRace(game, { closesAt, purse: 6_000 });
    await enter(raceId, owner);
    await freeze(game, raceId, closesAt);
    await run(game, raceId, 6_000);
    expect((await myOverview(owner.backend)).weeklyEarnings).toBe(6_000);

    await game.sql(
      `select private.post('horse_sale', null, now(),
         array[private.house(), private.wallet_of($1, 'wallet')], array[-5000, 5000])`,
      [owner.stableId],
    );
    for (const [before, told] of [
      [7 * DAY - MINUTE, 6_000],
      [7 * DAY + MINUTE, 0],
    ]) {
      await game.sql(
        `update public.activities set at = now() - $1 * interval '1 millisecond'
         where stable_id = $2 and type = 'race_result'`,
        [before, owner.stableId],
      );
      expect((await myOverview(owner.backend)).weeklyEarnings).toBe(told);
    }
  });
});

describe('a horse that is back from training', () => {
  const ended = async (owner: Player, ago: number) => {
    const session = await train(owner);
    await end(game, session);
    await game.sql(
      `with moved as (
         update public.training_sessions
         set started_at = now() - ($2 + 7200000) * interval '1 millisecond',
           ends_at = now() - $2 * interval '1 millisecond'
         where id = $1 returning horse_id, ends_at
       )
       update public.horses h set condition_at = moved.ends_at from moved where h.id = moved.horse_id`,
      [session.id, ago],
    );
  };
  const trained = async (owner: Player) => (await myOverview(owner.backend)).trained;

  it('is told for a day, until it does something else', async () => {
    const [fresh, long] = [await game.player(), await game.player()];
    await ended(fresh, HOUR);
    await ended(long, DAY + MINUTE);
    expect(await trained(fresh)).toEqual([{ horseId: fresh.horseId, programme: 'speed' }]);
    expect(await trained(long)).toEqual([]);
    const session = await train(fresh, 'agility');
    expect(await trained(fresh)).toEqual([]);
    await end(game, session);
    await game.sql('update public.horses set condition_at = now() where id = $1', [fresh.horseId]);
    expect(await trained(fresh)).toEqual([]);
  });

  it('is told until its owner has seen it, of one horse or of all', async () => {
    const [owner, other] = [await game.player(), await game.player()];
    const second = { ...owner, horseId: await anotherHorse(game, owner) };
    for (const each of [owner, second, other]) await ended(each, HOUR);
    expect(await trained(owner)).toHaveLength(2);
    await seeTraining(owner.backend, { horseId: owner.horseId });
    expect(await trained(owner)).toEqual([{ horseId: second.horseId, programme: 'speed' }]);
    // Nobody sees it for somebody else.
    await seeTraining(owner.backend, { horseId: other.horseId });
    await seeTraining(owner.backend, { horseId: null });
    expect(await trained(owner)).toEqual([]);
    expect(await trained(other)).toHaveLength(1);
    await ended(owner, MINUTE);
    expect(await trained(owner)).toEqual([{ horseId: owner.horseId, programme: 'speed' }]);
    await expectRefused(game, 'not_signed_in', () =>
      seeTraining(game.visitor(), { horseId: null }),
    );
  });

  it('is not told of a session of the auto-trainer', async () => {
    const owner = await game.player();
    const { id, nextAt } = await autoTrain(owner);
    const dueAt = nextAt ?? 0;
    await runAutoSession(game.steward(), { orderId: id, dueAt, at: dueAt });
    const [session] = await myTrainingSessions(owner.backend, {});
    if (!session) throw new Error('No session was held.');
    await end(game, session);
    expect(await trained(owner)).toEqual([]);
  });
});

describe('a piece that a horse has worn out', () => {
  const bareOf = async (owner: Player) => (await myOverview(owner.backend)).bare;

  const carry = ({ backend, horseId }: Player, pieceId: string) =>
    equipHorse(backend, { horseId, pieceId, slot: 'whip', requestId: crypto.randomUUID() });

  /** Puts a whip on the horse of a player, and has it worn out so many milliseconds ago. */
  async function wearOut(owner: Player, pieceId: string, ago: number) {
    await carry(owner, pieceId);
    await game.sql('update public.equipment set runs_left = 1 where id = $1', [pieceId]);
    await game.sql(`select private.wear_equipment($1, now() - $2 * interval '1 millisecond')`, [
      [owner.horseId],
      ago,
    ]);
  }

  it('is told with what lies in the store, until another is worn', async () => {
    const owner = await game.player();
    const { horseId } = owner;
    await wearOut(owner, await buy(owner, 'cushioned-whip'), HOUR);
    const told = { horseId, slot: 'whip', item: 'Cushioned Whip', spare: false };
    expect(await bareOf(owner)).toEqual([told]);
    const another = await buy(owner, 'cushioned-whip');
    expect(await bareOf(owner)).toEqual([{ ...told, spare: true }]);
    await carry(owner, another);
    expect(await bareOf(owner)).toEqual([]);
    // Worn by another horse, it is no spare; and of two that were worn out, the slot is told once.
    await wearOut(owner, another, MINUTE);
    const second = { ...owner, horseId: await anotherHorse(game, owner) };
    await carry(second, await buy(owner, 'cushioned-whip'));
    expect(await bareOf(owner)).toEqual([told]);
  });

  it('is told for seven days', async () => {
    const owner = await game.player();
    await wearOut(owner, await buy(owner, 'cushioned-whip'), 7 * DAY + MINUTE);
    expect(await bareOf(owner)).toEqual([]);
  });
});
