import { HOUR } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  myActivity,
  myUpcomingEntries,
  myWallets,
  raceBallot,
  raceWithEntries,
  withdrawEntry,
} from '../../src/index.ts';
import { declareHorse, drawBallot, fillRace, voidRace } from '../../src/service/index.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, freeze, openTestRace, registerHouseHorses, run } from '../support/testRaces.ts';

const game = openTestGame();

const fee = 180;

let players: Player[];
let house: string[];

beforeAll(async () => {
  players = [];
  for (let index = 0; index < 5; index += 1) players.push(await game.player());
  house = await registerHouseHorses(game, 'Lot House', 2);
});

/** A race with places for three and a house horse in it that the players, or the first of them, enter. */
async function crowd(entering: readonly Player[] = players, houseHorses = 1) {
  const closesAt = Date.now() + HOUR;
  const raceId = await openTestRace(game, {
    ...{ closesAt, maxEntries: 3, entryFee: fee, purse: 6000 },
    // Who has won keeps its place among the five.
    maxRating: null,
  });
  for (const horseId of house.slice(0, houseHorses)) {
    await declareHorse(game.steward(), { raceId, horseId, nonce: 'n', at: closesAt - 1 });
  }
  for (const player of entering) await enter(raceId, player);
  return { raceId, closesAt };
}

const callOff = (raceId: string) =>
  voidRace(game.steward(), {
    ...{ raceId, reason: 'could_not_be_run', beaconSignature: null, at: Date.now() + 2 * HOUR },
  });

const ballotOf = (raceId: string) => raceBallot(game.visitor(), { raceId });

describe('a race for which more are entered than can run', () => {
  it('keeps the first of the lots; the others have their fee back, are free, and are told', async () => {
    const { raceId, closesAt } = await crowd();
    expect((await raceWithEntries(game.visitor(), { raceId })).race).toMatchObject({
      entriesCount: 6,
      houseCount: 1,
      ballotedAt: null,
    });
    expect(await drawBallot(game.steward(), { raceId, at: closesAt })).toBe(3);

    const { race, runners } = await raceWithEntries(game.visitor(), { raceId });
    expect(race).toMatchObject({ entriesCount: 3, houseCount: 0, ballotedAt: closesAt });
    const lots = await ballotOf(raceId);
    expect(lots.map(({ turn, runs, isHouse }) => [turn, runs, isHouse])).toEqual([
      [1, true, false],
      [2, true, false],
      [3, true, false],
      [4, false, false],
      [5, false, false],
      [6, false, true],
    ]);
    expect(runners.map(({ horseId }) => horseId).sort()).toEqual(
      lots.flatMap(({ horseId, runs }) => (runs ? [horseId] : [])).sort(),
    );
    for (const { backend, horseId } of players) {
      const runs = lots.some((lot) => lot.horseId === horseId && lot.runs);
      expect(await myWallets(backend)).toMatchObject({ credits: runs ? 25_000 - fee : 25_000 });
      expect(await myUpcomingEntries(backend)).toHaveLength(runs ? 1 : 0);
      const [news] = await myActivity(backend, { limit: 1 });
      expect(news).toMatchObject({ type: runs ? 'race_entry' : 'balloted_out', raceId });
    }
    const before = await game.snapshot();
    expect(await drawBallot(game.steward(), { raceId, at: closesAt + 1 })).toBe(3);
    expect(await game.snapshot()).toEqual(before);
    await callOff(raceId);
  });

  it('takes no entry more and gives none back once lots are drawn', async () => {
    const [one, two, three, four, late] = players;
    if (!one || !two || !three || !four || !late) throw new Error('Five players.');
    const { raceId, closesAt } = await crowd([one, two, three, four]);
    await drawBallot(game.steward(), { raceId, at: closesAt });
    await expect(enter(raceId, late)).rejects.toMatchObject({ code: 'race_closed' });
    const [first] = await ballotOf(raceId);
    const runner = players.find(({ horseId }) => horseId === first?.horseId) ?? one;
    await expect(
      withdrawEntry(runner.backend, {
        ...{ raceId, horseId: runner.horseId, requestId: crypto.randomUUID() },
      }),
    ).rejects.toMatchObject({ code: 'field_is_final' });
    expect(await fillRace(game.steward(), { raceId, target: 3, at: closesAt })).toBe(0);
    await callOff(raceId);
  });

  it('cannot be frozen before lots are drawn, nor lots be drawn before entries close', async () => {
    const { raceId, closesAt } = await crowd();
    await expect(freeze(game, raceId, closesAt)).rejects.toMatchObject({ code: 'bad_request' });
    await expect(drawBallot(game.steward(), { raceId, at: closesAt - 1 })).rejects.toMatchObject({
      code: 'bad_request',
    });
    await callOff(raceId);
    for (const { backend } of players) {
      expect(await myWallets(backend)).toMatchObject({ credits: 25_000 });
    }
  });

  it('has no ballot while all can run, and then the house’s horses only make way', async () => {
    const all = await crowd(players.slice(0, 2));
    expect(await drawBallot(game.steward(), { raceId: all.raceId, at: all.closesAt })).toBe(0);
    expect(await ballotOf(all.raceId)).toEqual([]);
    await callOff(all.raceId);

    const { raceId, closesAt } = await crowd(players.slice(0, 2), 2);
    expect(await drawBallot(game.steward(), { raceId, at: closesAt })).toBe(1);
    const lots = await ballotOf(raceId);
    expect(lots.filter(({ runs }) => !runs)).toMatchObject([{ isHouse: true, turn: 4 }]);
    expect(
      await game.sql('select horse_id as id from private.engagements where horse_id = any ($1)', [
        house,
      ]),
    ).toHaveLength(1);
    await callOff(raceId);
  });

  it('is run by those whom the lots chose; who was left out has a preference until it runs', async () => {
    const { raceId, closesAt } = await crowd(players, 0);
    await drawBallot(game.steward(), { raceId, at: closesAt });
    await freeze(game, raceId, closesAt);
    await run(game, raceId, 6000);
    const out = (await ballotOf(raceId)).filter(({ runs }) => !runs);
    expect(out).toHaveLength(2);

    await game.sql('update public.horses set energy = 100');
    const next = await crowd(players, 0);
    await drawBallot(game.steward(), { raceId: next.raceId, at: next.closesAt });
    const lots = await ballotOf(next.raceId);
    expect(lots.map(({ missedRaceId }) => missedRaceId)).toEqual([
      raceId,
      raceId,
      null,
      null,
      null,
    ]);
    expect(
      lots
        .slice(0, 2)
        .map(({ horseId }) => horseId)
        .sort(),
    ).toEqual(out.map(({ horseId }) => horseId).sort());
    await freeze(game, next.raceId, next.closesAt);
    await run(game, next.raceId, 6000);

    await game.sql('update public.horses set energy = 100');
    const last = await crowd(players, 0);
    await drawBallot(game.steward(), { raceId: last.raceId, at: last.closesAt });
    expect((await ballotOf(last.raceId)).map(({ preferred }) => preferred)).toEqual([
      ...[true, true, false, false, false],
    ]);
    await callOff(last.raceId);
  });

  it('is refused by its code where there is no such race', async () => {
    await expect(
      drawBallot(game.steward(), { raceId: crypto.randomUUID(), at: Date.now() }),
    ).rejects.toMatchObject({ code: 'race_not_found' });
  });
});
