import { HOUR, MINUTE, WEEK } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { giveOrders, myWallets, raceWithEntries } from '../../src/index.ts';
import {
  aheadOf,
  chargeBoxes,
  claimDueSession,
  clockFault,
  databaseClock,
  declareHorse,
  drawBallot,
  dueAutoSessions,
  endTraining,
  fillRace,
  retireHouseHorses,
  runAutoSession,
} from '../../src/service/index.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import {
  claim,
  enter,
  freeze,
  openTestRace,
  raceTime,
  registerHouseHorses,
  settle,
  start,
} from '../support/testRaces.ts';
import { autoTrain, outcome, train } from '../support/testTraining.ts';

const game = openTestGame({ ownClock: true });

const notYet = { code: 'bad_request' };
const wait = (ms: number) => Date.now() + ms;

let owner: Player;
let horses: string[];

beforeAll(async () => {
  owner = await game.player();
  horses = await registerHouseHorses(game, 'Vale House', 6);
});

async function raceOf(raceId: string) {
  return (await raceWithEntries(game.steward(), { raceId })).race;
}

/** A race with two of the house's horses, whose entries have closed already. */
async function closing({ offAt }: { offAt: number }): Promise<string> {
  const openedAt = Date.now() - HOUR;
  const closesAt = Date.now() - 5 * MINUTE;
  const raceId = await openTestRace(game, { openedAt, closesAt, offAt, entryFee: 0 });
  for (const horseId of horses.splice(0, 2)) {
    await declareHorse(game.steward(), { raceId, horseId, nonce: 'nonce', at: openedAt });
  }
  return raceId;
}

describe('a server whose clock is ahead of the database’s', () => {
  it('freezes no field before its entries have closed, and keeps nobody from changing their mind', async () => {
    const closesAt = wait(HOUR);
    const raceId = await openTestRace(game, { closesAt });
    await enter(raceId, owner);
    expect(await claim(game, 'Ada', closesAt + MINUTE)).toBeNull();
    await expect(drawBallot(game.steward(), { raceId, at: closesAt })).rejects.toMatchObject(
      notYet,
    );
    await expect(freeze(game, raceId, closesAt)).rejects.toMatchObject(notYet);
    const { backend, horseId } = owner;
    const orders = { raceId, horseId, style: 2, requestId: crypto.randomUUID() } as const;
    await giveOrders(backend, orders);
    expect(await raceOf(raceId)).toMatchObject({ status: 'open', card: null });
  });

  it('reveals no seed before the off', async () => {
    const raceId = await closing({ offAt: wait(HOUR) });
    await freeze(game, raceId, Date.now() - MINUTE);
    expect(await claim(game, 'Ada', wait(2 * HOUR))).toBeNull();
    await expect(start(game, raceId)).rejects.toMatchObject(notYet);
    expect(await raceOf(raceId)).toMatchObject({ status: 'closed', seed: null });
  });

  it('settles no race before it is over', async () => {
    const offAt = Date.now() - 1_000;
    const raceId = await closing({ offAt });
    await freeze(game, raceId, Date.now() - MINUTE);
    await start(game, raceId);
    expect(await claim(game, 'Ada', offAt + raceTime)).toBeNull();
    await expect(settle(game, raceId, 6000, offAt + raceTime)).rejects.toMatchObject(notYet);
    expect(await raceOf(raceId)).toMatchObject({ status: 'running', settledAt: null });
  });

  it('ends no session early, and holds none of the auto-trainer', async () => {
    const working = await game.player();
    const session = await train(working);
    const lease = { steward: 'Ada', leaseSeconds: 30 };
    expect(await claimDueSession(game.steward(), { ...lease, at: session.endsAt })).toBeNull();
    await expect(
      endTraining(game.steward(), { sessionId: session.id, outcome, at: session.endsAt }),
    ).rejects.toMatchObject(notYet);

    const order = await autoTrain(await game.player());
    const at = wait(WEEK);
    expect(await dueAutoSessions(game.steward(), { at })).toEqual([]);
    await expect(
      runAutoSession(game.steward(), { orderId: order.id, dueAt: order.nextAt ?? at, at }),
    ).rejects.toMatchObject(notYet);
  });

  it('charges for no week that is not over, and retires nobody before their time', async () => {
    const before = await myWallets(owner.backend);
    expect(await chargeBoxes(game.steward(), { at: wait(2 * WEEK) })).toBe(0);
    expect(await chargeBoxes(game.steward(), { at: wait(3 * WEEK) })).toBe(0);
    expect(await myWallets(owner.backend)).toEqual(before);
    expect(await retireHouseHorses(game.steward(), { at: wait(200 * WEEK) })).toBe(0);
  });

  it('writes no moment that is still to come', async () => {
    const raceId = await openTestRace(game, { openedAt: wait(HOUR), closesAt: wait(2 * HOUR) });
    await fillRace(game.steward(), { raceId, target: 2, at: wait(HOUR) });
    await registerHouseHorses(game, 'Hill House', 1);
    expect(
      await game.sql(
        `select 'opening' as of from public.openings where opened_at > now()
         union all select 'entry' from public.entries where entered_at > now()
         union all select 'stable' from public.stables where created_at > now()
         union all select 'horse' from public.horses where created_at > now()`,
      ),
    ).toEqual([]);
  });
});

it('every function that a server gives a time asks the database’s clock first', async () => {
  const functions = await game.sql(
    `select p.proname as name, p.prosrc like '%private.not_ahead(p_at)%' as asks,
       p.prosrc ~ 'begin\\s+p_at := private.not_ahead' or (select l.lanname from pg_language l
         where l.oid = p.prolang) = 'sql' as first
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = 'public' and 'p_at' = any (p.proargnames)`,
  );
  expect(functions.length).toBeGreaterThan(15);
  expect(functions.filter(({ asks, first }) => !asks || !first)).toEqual([]);
});

describe('a server compares its clock with the database’s', () => {
  it('and finds its own to be right', async () => {
    const { at, ahead } = await databaseClock(game.steward());
    expect(Math.abs(at - Date.now())).toBeLessThan(5_000);
    expect(clockFault(ahead)).toBeNull();
  });

  it.each([
    ['ahead', 180_000, /1(80\.0|79\.\d) s ahead of/],
    ['behind', -180_000, /1(80\.0|79\.\d) s behind/],
  ])('and finds it to be %s', async (_, error, sentence) => {
    const { ahead } = await databaseClock(game.steward(), () => Date.now() + error);
    expect(clockFault(ahead)).toMatch(sentence);
  });

  it('and takes no slow answer for a wrong clock', () => {
    expect(aheadOf({ asked: 0, at: 9_000, answered: 10_000 })).toBe(0);
    expect(aheadOf({ asked: 3_000, at: 1_000, answered: 10_000 })).toBe(2_000);
    expect(aheadOf({ asked: 0, at: 12_000, answered: 10_000 })).toBe(-2_000);
  });
});
