import { HOUR, MINUTE } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { buyHorse, listHorse, retireHorse, topHorses } from '../../src/index.ts';
import { raceInputs, settleRace, voidRace } from '../../src/service/index.ts';
import { anotherHorse } from '../support/equipment.ts';
import { ruleOf, seller } from '../support/market.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { checksum, enter, freeze, openTestRace, raceTime, start } from '../support/testRaces.ts';

const game = openTestGame();

let owners: Player[];

/** A race of the owners' horses, fresh again, to its close. */
async function closedRace(): Promise<string> {
  await game.sql(
    `update public.horses set condition = 90, energy = 90, condition_at = now(), last_run_at = null
     where id = any ($1)`,
    [owners.map(({ horseId }) => horseId)],
  );
  const closesAt = Date.now() + MINUTE / 4;
  const raceId = await openTestRace(game, { closesAt, entryFee: 0 });
  for (const owner of owners) await enter(raceId, owner);
  await freeze(game, raceId, closesAt);
  return raceId;
}

/** A race that the owner's horse wins, and the others follow home in the order of their ids. */
async function wonBy({ horseId }: Player, prize: number) {
  const raceId = await closedRace();
  const { offAt } = await start(game, raceId);
  const inputs = await raceInputs(game.steward(), { raceId });
  const first = inputs.filter((input) => input.horseId === horseId);
  const home = [...first, ...inputs.filter((input) => input.horseId !== horseId)];
  await settleRace(game.steward(), {
    raceId,
    at: offAt + raceTime,
    checksum,
    runners: home.map((input, index) => ({
      ...{ horseId: input.horseId, rating: input.rating, overreached: false },
      ...{ condition: 80, energy: 55, place: index + 1, timeMs: 70_000 + 160 * index },
      prize: [prize, 6_000 - prize][index] ?? 0,
    })),
  });
}

beforeAll(async () => {
  owners = [await seller(game), await seller(game), await seller(game)];
});

const told = async (sex?: 'male' | 'female') =>
  (await topHorses(game.visitor(), { limit: 50, ...(sex && { sex }) })).map((horse) => [
    ...[horse.id, horse.rank, horse.stable.id],
    ...[horse.runs, horse.places, horse.wins, horse.earnings],
  ]);

/** The same, counted from the results of all races. */
async function counted(sex?: 'male' | 'female') {
  const rows = await game.sql(
    `select h.id, h.stable_id, count(*)::int as runs, sum((e.place <= 3)::int)::int as places,
       sum((e.place = 1)::int)::int as wins, sum(e.prize)::bigint as earnings
     from public.entries e
     join public.races r on r.id = e.race_id and r.status = 'finished'
     join public.horses h on h.id = e.horse_id
     join public.stables o on o.id = h.stable_id and not o.is_house
     where h.sex = coalesce($1, h.sex)
     group by h.id
     having sum((e.place = 1)::int) > 0
     order by wins desc, earnings desc, h.id`,
    [sex ?? null],
  );
  const level = (one: (typeof rows)[number], other: (typeof rows)[number]) =>
    one.wins === other.wins && Number(one.earnings) === Number(other.earnings);
  return rows.map((row) => [
    ...[row.id, rows.findIndex((each) => level(each, row)) + 1, row.stable_id],
    ...[row.runs, row.places, row.wins, Number(row.earnings)],
  ]);
}

/** What both agree on, of all horses and of each sex; returns the ids in their order. */
async function expectAsCounted() {
  for (const sex of [undefined, 'male', 'female'] as const) {
    expect(await told(sex)).toEqual(await counted(sex));
  }
  return (await told()).map(([id]) => id);
}

const requestId = () => crypto.randomUUID();

describe('the horses that have won most', () => {
  it('are none before a horse of a player has won', async () => {
    expect(await told()).toEqual([]);
  });

  it('are those with more wins, and of those that are level the one with more money', async () => {
    const [one, two, three] = owners;
    if (!one || !two || !three) throw new Error('Three owners run.');
    await wonBy(one, 6_000);
    await wonBy(two, 4_000);
    expect(await expectAsCounted()).toEqual([one.horseId, two.horseId]);
    await wonBy(two, 4_000);
    expect(await expectAsCounted()).toEqual([two.horseId, one.horseId]);
    expect(await topHorses(game.visitor(), { limit: 1 })).toMatchObject([
      { id: two.horseId, rank: 1, wins: 2, runs: 3, retiredAt: null },
    ]);
  });

  it('are not changed by a void race', async () => {
    const before = await told();
    const reason = 'could_not_be_run';
    const raceId = await closedRace();
    await voidRace(game.steward(), {
      raceId,
      reason,
      beaconSignature: null,
      at: Date.now() + HOUR,
    });
    expect(await told()).toEqual(before);
    await expectAsCounted();
  });

  it('keep what they have won where they are sold, and when they are retired', async () => {
    const [one, two, three] = owners;
    if (!one || !two || !three) throw new Error('Three owners run.');
    const price = await ruleOf(one);
    await listHorse(one.backend, { horseId: one.horseId, price, requestId: requestId() });
    await buyHorse(three.backend, { horseId: one.horseId, price, requestId: requestId() });
    await anotherHorse(game, two);
    await retireHorse(two.backend, { horseId: two.horseId, requestId: requestId() });
    expect(await expectAsCounted()).toEqual([two.horseId, one.horseId]);
    const [first, second] = await topHorses(game.visitor(), { limit: 50 });
    expect(first?.retiredAt).toBeTypeOf('number');
    expect(second?.stable.id).toBe(three.stableId);
  });

  it('are told without their owners’ accounts', async () => {
    const text = JSON.stringify(await topHorses(game.visitor(), { limit: 50 }));
    for (const { userId } of owners) expect(text).not.toContain(userId);
  });
});
