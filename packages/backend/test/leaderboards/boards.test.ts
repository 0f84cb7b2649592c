import { boardScopes, HOUR, lenses, seasonAt } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  buyHorse,
  leadingHorses,
  leadingStables,
  listHorse,
  myHorseStanding,
  myStableStanding,
  retireHorse,
} from '../../src/index.ts';
import { fillRace, voidRace } from '../../src/service/index.ts';
import { anotherHorse } from '../support/equipment.ts';
import { ruleOf, seller } from '../support/market.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { freeze, openTestRace, registerHouseHorses, run } from '../support/testRaces.ts';
import { closedRace, winRace } from '../support/wonBy.ts';

const game = openTestGame();

let owners: [Player, Player, Player];

beforeAll(async () => {
  owners = [await seller(game), await seller(game), await seller(game)];
  await registerHouseHorses(game, 'Board House', 2);
});

const wonBy = async (owner: Player, prize: number) =>
  winRace(game, await closedRace(game, owners), owner, prize);

const whole = { season: null, limit: 100 };
const ofHorses = { ...whole, scope: null, sex: null };
const horses = (lens: (typeof lenses)[number], board = {}) =>
  leadingHorses(game.visitor(), { ...ofHorses, lens, ...board });
const stables = (lens: (typeof lenses)[number], board = {}) =>
  leadingStables(game.visitor(), { ...whole, lens, ...board });
const requestId = () => crypto.randomUUID();

describe('the boards of stables and horses', () => {
  it('are empty before a race is settled, and the player stands nowhere', async () => {
    const [{ backend }] = owners;
    for (const lens of lenses) {
      expect(await stables(lens)).toEqual([]);
      expect(await horses(lens)).toEqual([]);
      expect(await myStableStanding(backend, { season: null, lens })).toBeNull();
      expect(await myHorseStanding(backend, { ...ofHorses, lens })).toBeNull();
    }
  });

  it('rank by wins, then by money, and tell what is missing to the next place', async () => {
    const [one, two] = owners;
    await wonBy(one, 6_000);
    await wonBy(two, 4_000);
    expect((await horses('wins')).map(({ id }) => id).slice(0, 2)).toEqual([
      one.horseId,
      two.horseId,
    ]);
    expect(await myHorseStanding(two.backend, { ...ofHorses, lens: 'wins' })).toMatchObject({
      ...{ rank: 2, score: 1 },
      ahead: { score: 1, level: (await horses('wins'))[0]?.earnings },
    });
    expect(await myStableStanding(one.backend, { season: null, lens: 'wins' })).toMatchObject({
      ...{ id: one.stableId, rank: 1, ahead: null },
    });
    await wonBy(two, 4_000);
    expect((await horses('wins'))[0]).toMatchObject({ id: two.horseId, wins: 2, runs: 3 });
  });

  it('have the stables and horses of the house among them, marked', async () => {
    const closesAt = Date.now() + 15_000;
    const raceId = await openTestRace(game, { closesAt, entryFee: 0 });
    await fillRace(game.steward(), { raceId, target: 2, at: closesAt });
    await freeze(game, raceId, closesAt);
    await run(game, raceId, 6_000);
    const house = (await stables('wins')).filter(({ isHouse }) => isHouse);
    expect(house).toMatchObject([{ name: 'Board House', runs: 2, wins: 1, horses: 2 }]);
    expect((await horses('wins')).filter(({ stable }) => stable.isHouse)).toHaveLength(2);
  });

  it('are paged by key, and say the same as the whole', async () => {
    const all = await horses('earnings');
    expect(all.length).toBe(5);
    const paged: typeof all = [];
    for (let turn = 0; turn <= all.length; turn++) {
      paged.push(...(await horses('earnings', { limit: 1, after: paged.at(-1) ?? null })));
    }
    expect(paged).toEqual(all);
  });

  it('are those of a season, of a distance, surface or age, and of a sex', async () => {
    const season = seasonAt(Date.now());
    expect(await horses('wins', { season })).toEqual(await horses('wins'));
    expect(await horses('wins', { season: season + 1 })).toEqual([]);
    const counts = await Promise.all(
      boardScopes.map(async (scope) => [scope, (await horses('wins', { scope })).length]),
    );
    expect(counts.filter(([, count]) => count !== 0)).toEqual([
      ...[
        ['Sprint', 5],
        ['Turf', 5],
        ['2yo', 5],
      ],
    ]);
    const ofSex = await Promise.all(
      (['male', 'female'] as const).map((sex) => horses('wins', { sex })),
    );
    expect(ofSex.flat().length).toBe(5);
    expect(ofSex[1]?.every(({ sex }) => sex === 'female')).toBe(true);
  });

  it('rank a strike rate from enough runs on', async () => {
    expect(await horses('strike')).toEqual([]);
    const [one, two] = owners;
    await wonBy(one, 6_000);
    await wonBy(two, 6_000);
    const [first] = await horses('strike');
    expect(first).toMatchObject({ id: two.horseId, runs: 5, wins: 3, score: 6_000 });
    expect(await stables('strike')).toEqual([]);
  });

  it('rank what was won beyond the line', async () => {
    const [one, two, three] = owners;
    const raceId = await closedRace(game, owners);
    const chances = [
      [one, 5_000],
      [two, 3_000],
      [three, 2_000],
    ] as const;
    for (const [{ horseId }, chance] of chances) {
      await game.sql(
        'update public.entries set win_chance = $3 where race_id = $1 and horse_id = $2',
        [raceId, horseId, chance],
      );
    }
    await winRace(game, raceId, three, 6_000);
    expect((await stables('line'))[0]).toMatchObject({
      ...{ id: three.stableId, score: 8_000, linedWins: 1, expected: 0.2 },
    });
    expect((await horses('line')).at(-1)).toMatchObject({ id: one.horseId, score: -5_000 });
  });

  it('are not changed by a void race', async () => {
    const before = [await horses('wins'), await stables('rating')];
    await voidRace(game.steward(), {
      raceId: await closedRace(game, owners),
      reason: 'could_not_be_run',
      beaconSignature: null,
      at: Date.now() + HOUR,
    });
    expect([await horses('wins'), await stables('rating')]).toEqual(before);
  });

  it('keep horses that are sold, with the stable they have now, and those that are retired', async () => {
    const [one, two, three] = owners;
    const price = await ruleOf(one);
    await listHorse(one.backend, { horseId: one.horseId, price, requestId: requestId() });
    await buyHorse(three.backend, { horseId: one.horseId, price, requestId: requestId() });
    await anotherHorse(game, two);
    await retireHorse(two.backend, { horseId: two.horseId, requestId: requestId() });
    const told = await horses('wins');
    expect(told.find(({ id }) => id === one.horseId)?.stable.id).toBe(three.stableId);
    expect(told.find(({ id }) => id === two.horseId)?.retiredAt).toBeTypeOf('number');
  });

  it('refuse a lens that there is not, name no account, and tell nobody’s own to a visitor', async () => {
    await expect(horses('luck' as 'wins')).rejects.toMatchObject({ code: 'bad_request' });
    const text = JSON.stringify([await horses('wins'), await stables('wins')]);
    for (const { userId } of owners) expect(text).not.toContain(userId);
    await expect(
      myStableStanding(game.visitor(), { season: null, lens: 'wins' }),
    ).rejects.toThrow();
  });
});
