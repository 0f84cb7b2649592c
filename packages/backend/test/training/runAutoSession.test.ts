import { autoProgrammes, HOUR } from '@furlong/game/rules';
import { describe, expect, it } from 'vitest';
import {
  type AutoOrder,
  myAutoTraining,
  myAutoTrainingHistory,
  myHorses,
  myTrainingSessions,
  myWallets,
  recentActivity,
  seeLeftOutSessions,
} from '../../src/index.ts';
import { dueAutoSessions, nextDueAt, runAutoSession } from '../../src/service/index.ts';
import { expectRefused } from '../support/equipment.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, openTestRace } from '../support/testRaces.ts';
import { autoTrain, end, stopAuto, train } from '../support/testTraining.ts';

const game = openTestGame();

const due = async (order: AutoOrder, at: number) =>
  (await dueAutoSessions(game.steward(), { at })).filter(({ orderId }) => orderId === order.id);

const hold = (order: AutoOrder, dueAt: number, at = dueAt) =>
  runAutoSession(game.steward(), { orderId: order.id, dueAt, at });

/** A horse in auto-training whose first session is due. */
async function dueOrder(terms: Parameters<typeof autoTrain>[1] = {}) {
  const owner = await game.player();
  await game.sql('update public.horses set condition = 70, energy = 90 where id = $1', [
    owner.horseId,
  ]);
  const order = await autoTrain(owner, terms);
  return { owner, order, dueAt: order.nextAt ?? 0 };
}

const lastReason = async ({ backend }: Player) =>
  (await myAutoTraining(backend))[0]?.lastSkipped ?? null;

describe('a session that is due', () => {
  it('is one of the horse: paid, with the horse at work from the moment it was due', async () => {
    const { owner, order, dueAt } = await dueOrder();
    expect(await due(order, dueAt - 1)).toEqual([]);
    expect(await due(order, dueAt)).toEqual([{ orderId: order.id, dueAt }]);
    expect(await hold(order, dueAt, dueAt + HOUR)).toBe(true);
    const { price, durationMs } = autoProgrammes.balanced;
    const [session] = await myTrainingSessions(owner.backend, {});
    expect(session).toMatchObject({ programme: 'auto_balanced', price, startedAt: dueAt });
    expect(session?.endsAt).toBe(dueAt + durationMs);
    expect(await myWallets(owner.backend)).toMatchObject({ credits: 25_000 - price });
    expect((await myHorses(owner.backend))[0]?.atWork?.until).toBe(dueAt + durationMs);
    expect((await myAutoTraining(owner.backend))[0]?.nextAt).toBe(dueAt + 6 * HOUR);
    expect(await myAutoTrainingHistory(owner.backend, {})).toMatchObject([
      { sessions: 1, cost: price, skipped: [] },
    ]);
  });

  it('is held once: a second call changes nothing', async () => {
    const { order, dueAt } = await dueOrder();
    expect(await hold(order, dueAt)).toBe(true);
    const before = await game.snapshot();
    expect(await hold(order, dueAt)).toBe(false);
    expect(await game.snapshot()).toEqual(before);
  });

  it('is left out, told and not charged', async () => {
    const { owner, order, dueAt } = await dueOrder();
    await game.sql('update public.horses set energy = 0, condition_at = now() where id = $1', [
      owner.horseId,
    ]);
    expect(await hold(order, dueAt)).toBe(true);
    expect(await lastReason(owner)).toBe('too tired');
    expect(await myWallets(owner.backend)).toMatchObject({ credits: 25_000 });
    expect(await myTrainingSessions(owner.backend, {})).toEqual([]);
    expect(await myAutoTrainingHistory(owner.backend, {})).toMatchObject([
      { sessions: 0, cost: 0, skipped: [{ reason: 'too tired', sessions: 1 }] },
    ]);
  });

  it('is told as left out until its owner has seen that, and the next one again', async () => {
    const { owner, order, dueAt } = await dueOrder();
    const { owner: other, order: others, dueAt: otherAt } = await dueOrder();
    const tire = (horseId: string) =>
      game.sql('update public.horses set energy = 0, condition_at = now() where id = $1', [
        horseId,
      ]);
    const seen = async ({ backend }: Player) =>
      (await myAutoTraining(backend)).map(({ lastSkipped, skipSeen }) => [lastSkipped, skipSeen]);
    expect(await seen(owner)).toEqual([[null, false]]);
    for (const { horseId } of [owner, other]) await tire(horseId);
    await hold(order, dueAt);
    await hold(others, otherAt);
    expect(await seen(owner)).toEqual([['too tired', false]]);
    await seeLeftOutSessions(owner.backend);
    expect(await seen(owner)).toEqual([['too tired', true]]);
    expect(await seen(other)).toEqual([['too tired', false]]);
    const [{ nextAt = 0 } = {}] = await myAutoTraining(owner.backend);
    await game.sql('update public.horses set energy = 0, condition_at = $2 where id = $1', [
      ...[owner.horseId, new Date(nextAt)],
    ]);
    await hold(order, nextAt);
    expect(await seen(owner)).toEqual([['too tired', false]]);
    await expectRefused(game, 'not_signed_in', () => seeLeftOutSessions(game.visitor()));
  });

  it('is none of a horse that was stopped meanwhile', async () => {
    const { owner, order, dueAt } = await dueOrder();
    await stopAuto(owner);
    expect(await due(order, dueAt)).toEqual([]);
    expect(await hold(order, dueAt)).toBe(false);
  });

  it('is left out without credits, and held again once there are some', async () => {
    const { owner, order, dueAt } = await dueOrder();
    const give = (credits: number) =>
      game.sql(
        `select private.post('grant', null, now(), array[private.wallet_of($1, 'credits'),
           private.house()], array[$2::bigint, -$2::bigint])`,
        [owner.stableId, credits],
      );
    await give(-24_900);
    expect(await hold(order, dueAt)).toBe(true);
    expect(await lastReason(owner)).toBe('no credits');
    await give(100);
    expect(await hold(order, dueAt + 6 * HOUR)).toBe(true);
    expect(await lastReason(owner)).toBeNull();
    expect(await myWallets(owner.backend)).toMatchObject({ credits: 0 });
    await give(24_800);
  });

  it('is left out while the horse is at a session that its owner bought', async () => {
    const { owner, order, dueAt } = await dueOrder();
    await train(owner, 'endurance');
    // As if it had been bought half an hour before the other was due.
    await game.sql(
      `with session as (
         update public.training_sessions set
           started_at = $2::timestamptz - interval '30 minutes',
           ends_at = $2::timestamptz + interval '150 minutes'
         where horse_id = $1 returning id, ends_at
       ), at_work as (
         update private.sessions_at_work w set ends_at = s.ends_at from session s
         where w.session_id = s.id
       )
       update public.horses h set at_work_until = s.ends_at from session s where h.id = $1`,
      [owner.horseId, new Date(dueAt).toISOString()],
    );
    expect(await hold(order, dueAt)).toBe(true);
    expect(await lastReason(owner)).toBe('at work');
  });
});

describe('what a horse did before is written first', () => {
  it('a session that ended by then', async () => {
    const { owner, order, dueAt } = await dueOrder();
    const session = await train(owner, 'agility');
    expect(session.endsAt).toBeLessThan(dueAt);
    expect(await due(order, dueAt)).toEqual([]);
    expect(await hold(order, dueAt)).toBe(false);
    await end(game, session);
    expect(await due(order, dueAt)).toHaveLength(1);
    expect(await hold(order, dueAt)).toBe(true);
  });

  it('a race that went off by then', async () => {
    const { owner, order, dueAt } = await dueOrder();
    const raceId = await openTestRace(game);
    await enter(raceId, owner);
    expect(await due(order, dueAt)).toEqual([]);
    expect(await hold(order, dueAt)).toBe(false);
    await game.sql(`select public.void_race($1, 'could_not_be_run', now())`, [raceId]);
    expect(await hold(order, dueAt)).toBe(true);
  });
});

it('a race within 24 hours lets the session be left out', async () => {
  const { owner, order, dueAt } = await dueOrder();
  await enter(await openTestRace(game, { closesAt: dueAt + 23 * HOUR }), owner);
  expect(await hold(order, dueAt)).toBe(true);
  expect(await lastReason(owner)).toBe('race near');
});

it('stewards are told when the next session is due', async () => {
  const { dueAt } = await dueOrder({ programme: 'speed' });
  await game.sql(
    `update public.auto_training_orders set ended_at = next_at, next_at = null
     where programme <> 'auto_speed' and ended_at is null`,
  );
  await game.sql(`select public.void_race(id, 'could_not_be_run', now()) from public.races
    where status = 'open'`);
  const busyUntil = await game.sql('select min(ends_at) as at from private.sessions_at_work');
  const sooner = new Date(String(busyUntil[0]?.at ?? new Date(dueAt).toISOString())).getTime();
  expect(await nextDueAt(game.steward())).toBe(Math.min(sooner, dueAt));
});

it('its end is told by the history alone, not by the news of the game', async () => {
  const { owner, order, dueAt } = await dueOrder();
  await hold(order, dueAt);
  const [session] = await myTrainingSessions(owner.backend, {});
  if (session) await end(game, session);
  const news = await recentActivity(game.visitor());
  expect(news.some(({ horseId, type }) => horseId === owner.horseId && type === 'training')).toBe(
    false,
  );
});
