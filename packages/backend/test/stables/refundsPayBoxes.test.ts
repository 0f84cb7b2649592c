import { HOUR } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { buyHorse, horseSale, myBoxes, returnHorse, withdrawEntry } from '../../src/index.ts';
import { chargeBoxes, drawBallot, voidRace } from '../../src/service/index.ts';
import { consign, creditsOf } from '../support/market.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, openTestRace } from '../support/testRaces.ts';
import { mondayAfter } from '../support/weeks.ts';

const game = openTestGame();

const requestId = () => crypto.randomUUID();
const charge = (weeks: number) => chargeBoxes(game.steward(), { at: mondayAfter(weeks) });
const lastBill = async ({ backend }: Player) => (await myBoxes(backend)).lastBill;

/** Leaves a stable with so many credits. */
async function leave(player: Player, credits: number) {
  const spent = (await creditsOf(game, player.stableId)) - credits;
  await game.sql(
    `select private.post('top_up', null, now(),
       array[private.wallet_of($1, 'credits'), private.house()], array[-$2::bigint, $2::bigint])`,
    [player.stableId, spent],
  );
}

const closesAt = Date.now() + HOUR;
const openRace = (maxEntries = 10) => openTestRace(game, { entryFee: 180, maxEntries, closesAt });

let parker: Player;
let withdrawer: Player;
let balloted: { raceId: string; players: Player[] };
let calledOff: Player;
let lots: { horseId: string; price: number }[];
let entered: string;
let voided: string;

beforeAll(async () => {
  parker = await game.player();
  withdrawer = await game.player();
  const three = [await game.player(), await game.player(), await game.player()];
  calledOff = await game.player();
  await charge(1);
  lots = [await consign(game), await consign(game), await consign(game)];
  for (const lot of lots) await buyHorse(parker.backend, { ...lot, requestId: requestId() });
  await leave(parker, 50);
  entered = await openRace();
  balloted = { raceId: await openRace(2), players: three };
  voided = await openRace();
  for (const [raceId, player] of [
    [entered, withdrawer],
    ...three.map((player) => [balloted.raceId, player] as const),
    [voided, calledOff],
  ] as const) {
    await enter(raceId, player);
    await leave(player, 0);
  }
  await charge(2);
});

describe('what a bill lacked is paid out of what comes back of money laid out before', () => {
  it('for a horse of the house, to the dollar, and once', async () => {
    const [first, second, third] = lots;
    if (!first || !second || !third) throw new Error('There is nothing to give back.');
    expect(await lastBill(parker)).toMatchObject({ fee: 600, paid: 50 });
    expect((await horseSale(parker.backend, first)).giveBack).toMatchObject({
      price: first.price,
      toBoxes: 550,
    });
    await returnHorse(parker.backend, { horseId: first.horseId, requestId: requestId() });
    expect(await creditsOf(game, parker.stableId)).toBe(first.price - 550);
    expect(await lastBill(parker)).toMatchObject({ fee: 600, paid: 600 });
    expect((await horseSale(parker.backend, second)).giveBack).toMatchObject({ toBoxes: 0 });
    await returnHorse(parker.backend, { horseId: second.horseId, requestId: requestId() });
    expect(await creditsOf(game, parker.stableId)).toBe(first.price + second.price - 550);
  });

  it('for an entry that is withdrawn', async () => {
    expect(await lastBill(withdrawer)).toMatchObject({ fee: 150, paid: 0 });
    await withdrawEntry(withdrawer.backend, {
      raceId: entered,
      horseId: withdrawer.horseId,
      requestId: requestId(),
    });
    expect(await creditsOf(game, withdrawer.stableId)).toBe(30);
    expect(await lastBill(withdrawer)).toMatchObject({ fee: 150, paid: 150 });
  });

  it('for a race that is called off', async () => {
    await voidRace(game.steward(), {
      raceId: voided,
      reason: 'could_not_be_run',
      beaconSignature: null,
      at: Date.now(),
    });
    expect(await creditsOf(game, calledOff.stableId)).toBe(30);
    expect(await lastBill(calledOff)).toMatchObject({ fee: 150, paid: 150 });
  });

  it('for an entry that the ballot leaves out', async () => {
    await drawBallot(game.steward(), { raceId: balloted.raceId, at: closesAt });
    const left = [];
    for (const player of balloted.players) {
      left.push([(await lastBill(player))?.paid, await creditsOf(game, player.stableId)]);
    }
    expect(left.toSorted()).toEqual([
      [0, 0],
      [0, 0],
      [150, 30],
    ]);
  });
});

it('what was laid out after the bill comes back whole, and nothing more is owed', async () => {
  const player = withdrawer;
  await leave(player, 0);
  await charge(3);
  expect(await lastBill(player)).toMatchObject({ fee: 150, paid: 0 });
  await game.sql(`update private.box_bills set at = now() - interval '1 hour'`);
  await leave(player, 180);
  const raceId = await openRace();
  await enter(raceId, player);
  await withdrawEntry(player.backend, {
    ...{ raceId, horseId: player.horseId, requestId: requestId() },
  });
  expect(await creditsOf(game, player.stableId)).toBe(180);
  expect(await lastBill(player)).toMatchObject({ fee: 150, paid: 0 });
});
