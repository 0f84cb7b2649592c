import { jockeys, MINUTE, seasonAt, specialties, specialtyForDistance } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  enterRace,
  jockeyAhead,
  jockeyBestDay,
  jockeyRecord,
  jockeyRides,
  jockeyTable,
  raceWithEntries,
} from '../../src/index.ts';
import { closeRace, raceInputs } from '../../src/service/index.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { openTestRace, run } from '../support/testRaces.ts';

const game = openTestGame();

const closesAt = Date.now() + 10 * MINUTE;

const terms = { closesAt, entryFee: 0, purse: 4000 };

let first: Player;
let second: Player;
let other: Player;

beforeAll(async () => {
  first = await game.player();
  second = await game.player();
  other = await game.player();
});

const ask = (raceId: string, { backend, horseId }: Player, jockey: number | null) =>
  enterRace(backend, { raceId, horseId, requestId: crypto.randomUUID(), jockey });

/** Freezes the field in the order of entry, with these jockeys on its card. */
async function freezeWith(raceId: string, licences: readonly number[], winChance: number) {
  const inputs = await raceInputs(game.steward(), { raceId });
  const field = inputs.toSorted((a, b) => a.enteredAt - b.enteredAt);
  const runners = field.map(({ horseId }, at) => ({ horseId, draw: at + 1, weight: 126 }));
  const riders = field.map(({ horseId }, at) => ({ horseId, jockey: licences[at] }));
  await closeRace(game.steward(), {
    raceId,
    card: JSON.stringify({ runners: riders }),
    salt: 'salt',
    runners,
    line: {
      runs: 400,
      chances: field.map(({ horseId }) => ({ horseId, winChance, placeChance: winChance })),
    },
    at: closesAt,
  });
}

describe('a jockey', () => {
  it('is asked for at the entry, booked by the card, and counted by the settlement', async () => {
    const raceId = await openTestRace(game, terms);
    expect(await ask(raceId, first, 4)).toMatchObject({ asked: 4, lastRider: null });
    expect(await ask(raceId, second, null)).toMatchObject({ asked: null });
    const entered = await raceWithEntries(game.visitor(), { raceId });
    expect(entered.runners.map(({ asked }) => asked)).toEqual([4, null]);
    expect(await jockeyAhead(game.visitor(), { licence: 4 })).toMatchObject([
      { raceId, horseId: first.horseId, stableId: first.stableId, booked: false },
    ]);

    await freezeWith(raceId, [4, 9], 5_000);
    expect(await jockeyAhead(game.visitor(), { licence: 4 })).toMatchObject([{ booked: true }]);
    expect(await jockeyAhead(game.visitor(), { licence: 9 })).toMatchObject([
      { horseId: second.horseId, booked: true },
    ]);
    expect(await jockeyTable(game.visitor())).toEqual([]);
    expect(await jockeyRecord(game.visitor(), { licence: 4 })).toMatchObject({ all: null });
    expect(await jockeyBestDay(game.visitor(), { licence: 4 })).toBeNull();

    const { offAt } = await run(game, raceId, 4000);
    const won = { runs: 1, wins: 1, places: 1, linedRuns: 1, linedWins: 1, expectedWins: 0.5 };
    const lost = { ...won, wins: 0, linedWins: 0 };
    expect(await jockeyTable(game.visitor())).toMatchObject([
      { licence: 4, form: [1], ...won },
      { licence: 9, form: [2], ...lost },
    ]);
    const season = seasonAt(offAt);
    expect(await jockeyTable(game.visitor(), { season })).toHaveLength(2);
    expect(await jockeyTable(game.visitor(), { season: season - 1 })).toEqual([]);
    expect(await jockeyRecord(game.visitor(), { licence: 4 })).toMatchObject({
      all: won,
      seasons: [{ season, ...won }],
      tracks: [{ trackId: 'kingsmere', ...won }],
      distances: [{ specialty: 'Sprint', ...won }],
    });
    const day = new Date(offAt).toISOString().slice(0, 10);
    expect(await jockeyBestDay(game.visitor(), { licence: 4 })).toEqual({ day, rides: 1, wins: 1 });
    expect(await jockeyBestDay(game.visitor(), { licence: 9 })).toBeNull();
    expect(await jockeyAhead(game.visitor(), { licence: 4 })).toEqual([]);
  });

  it('is named to the next field as who rode the horse last', async () => {
    const raceId = await openTestRace(game, {
      ...terms,
      distance: 1600,
      offAt: closesAt + 2 * MINUTE,
    });
    await game.sql(`update public.horses set energy = 100, condition = 100`);
    for (const player of [first, second, other]) await ask(raceId, player, 40);
    const inputs = await raceInputs(game.steward(), { raceId });
    const rodeLast = new Map(inputs.map(({ horseId, lastRider }) => [horseId, lastRider]));
    expect(rodeLast.get(first.horseId)).toBe(4);
    expect(rodeLast.get(second.horseId)).toBe(9);
    expect(rodeLast.get(other.horseId)).toBeNull();
    await freezeWith(raceId, [40, 9, 1], 3_000);
    await run(game, raceId, 4000);
    const { runners } = await raceWithEntries(game.visitor(), { raceId });
    const mine = runners.find(({ horseId }) => horseId === second.horseId);
    expect(mine).toMatchObject({ asked: 40, lastRider: 9 });
  });

  it('has the rides paged, the newest first', async () => {
    const rides = await jockeyRides(game.visitor(), { licence: 9 });
    expect(rides).toMatchObject([
      { horseId: second.horseId, distance: 1600, runners: 3, winChance: 3_000 },
      { horseId: second.horseId, distance: 1200, place: 2, runners: 2, winChance: 5_000 },
    ]);
    const [newest] = await jockeyRides(game.visitor(), { licence: 9, limit: 1 });
    expect(newest).toEqual(rides[0]);
    expect(
      await jockeyRides(game.visitor(), { licence: 9, after: newest ?? null, limit: 1 }),
    ).toEqual([rides[1]]);
  });

  it.each([0, 41, -1])('cannot be asked for by licence %i, and nothing is entered', async (no) => {
    const raceId = await openTestRace(game, { entryFee: 0 });
    const late = await game.player();
    await expect(ask(raceId, late, no)).rejects.toMatchObject({ code: 'bad_request' });
    expect((await raceWithEntries(game.visitor(), { raceId })).runners).toEqual([]);
  });

  it('is asked for once: the same request names another jockey in vain', async () => {
    const raceId = await openTestRace(game, { entryFee: 0 });
    const { backend, horseId } = await game.player();
    const requestId = crypto.randomUUID();
    const entry = await enterRace(backend, { raceId, horseId, requestId, jockey: 7 });
    expect(await enterRace(backend, { raceId, horseId, requestId, jockey: 7 })).toEqual(entry);
    await expect(
      enterRace(backend, { raceId, horseId, requestId, jockey: 8 }),
    ).rejects.toMatchObject({ code: 'request_reused' });
  });
});

describe('the database and the rules', () => {
  it('know the same licences', async () => {
    const [known] = await game.sql(
      `select private.is_licence(1) as first, private.is_licence($1) as last,
         private.is_licence($1 + 1) as beyond`,
      [jockeys.length],
    );
    expect(known).toEqual({ first: true, last: true, beyond: false });
  });

  it('put every distance in the same band', async () => {
    const rows = await game.sql(
      `select metres, private.specialty_for(metres) as band
       from generate_series(1000, 2400, 100) metres`,
    );
    expect(new Set(rows.map(({ band }) => band)).size).toBe(specialties.length);
    for (const { metres, band } of rows) expect(band).toBe(specialtyForDistance(Number(metres)));
  });
});
