import { isSealedBy } from '@furlong/game/engine';
import { HOUR, HOUSE_RETIRES_AT, seasonAt } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  equipHorse,
  horseById,
  listHorse,
  myActivity,
  myHorses,
  myInventory,
  myRecentWork,
  myRetiredHorses,
  openedTalents,
  retireHorse,
  stableHorses,
  stableRecord,
  withdrawFromSale,
} from '../../src/index.ts';
import { retiredHouseHorses, retireHouseHorses } from '../../src/service/index.ts';
import { during } from '../support/entryAttempts.ts';
import { anotherHorse, expectRefused } from '../support/equipment.ts';
import { ruleOf } from '../support/market.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, openTestRace, registerHouseHorses } from '../support/testRaces.ts';
import { end, train } from '../support/testTraining.ts';

const game = openTestGame();
let stranger: Player;

beforeAll(async () => {
  stranger = await game.player();
});

const retire = ({ backend, horseId }: Player, requestId: string = crypto.randomUUID()) =>
  retireHorse(backend, { horseId, requestId });

/** A player with two horses, of whom one may be retired. */
async function owner(): Promise<Player & { otherId: string }> {
  const player = await game.player();
  return { ...player, otherId: await anotherHorse(game, player) };
}

describe('a retired horse', () => {
  it('keeps its page, leaves its box, and its equipment stays in the store', async () => {
    const player = await owner();
    const session = await train(player);
    await end(game, session);
    const retired = await retire(player);
    expect(retired.retiredAt).toBeGreaterThan(Date.now() - 60_000);
    expect(await horseById(stranger.backend, player)).toMatchObject({
      retiredAt: retired.retiredAt,
      equipment: [],
    });
    expect((await myHorses(player.backend)).map(({ id }) => id)).toEqual([player.otherId]);
    expect(await stableHorses(stranger.backend, player)).toHaveLength(1);
    expect(await stableRecord(stranger.backend, player)).toMatchObject({ horses: 1 });
    expect(await myRecentWork(player.backend)).toEqual([]);
    const { horses, pieces } = await myInventory(player.backend);
    expect(horses.map(({ id }) => id)).toEqual([player.otherId]);
    expect(pieces.filter(({ horseId }) => horseId === null)).toHaveLength(3);
    const told = await myActivity(player.backend, { limit: 5 });
    expect(told.filter(({ type }) => type === 'retirement')).toEqual([
      expect.objectContaining({ horseId: player.horseId, at: retired.retiredAt }),
    ]);
  });

  it('has its sealed talents opened to everybody, and those of no other horse are', async () => {
    const player = await owner();
    await end(game, await train(player));
    expect(await openedTalents(stranger.backend, player)).toBeNull();
    const { talentsHash } = await retire(player);
    const opened = await openedTalents(game.visitor(), player);
    expect(opened?.gained).toMatchObject({ speed: 2_880, acceleration: 960, stamina: 0 });
    expect(opened && (await isSealedBy(opened, talentsHash))).toBe(true);
    expect(await openedTalents(player.backend, { horseId: player.otherId })).toBeNull();
  });

  it('is listed for its owner alone, the last retired first, page by page', async () => {
    const player = await owner();
    await retire(player);
    const third = await anotherHorse(game, player);
    const last = await retire({ ...player, horseId: player.otherId });
    const ids = async (backend = player.backend, after?: typeof last) =>
      (await myRetiredHorses(backend, { limit: 1, after: after ?? null })).map(({ id }) => id);
    expect(await ids()).toEqual([player.otherId]);
    expect(await ids(player.backend, last)).toEqual([player.horseId]);
    expect(await ids(stranger.backend)).toEqual([]);
    expect((await myHorses(player.backend)).map(({ id }) => id)).toEqual([third]);
  });

  it('is retired once, however often its request is sent', async () => {
    const player = await owner();
    const requestId = crypto.randomUUID();
    const first = await retire(player, requestId);
    const before = await game.snapshot();
    expect(await retire(player, requestId)).toEqual(first);
    await expect(retire({ ...player, horseId: player.otherId }, requestId)).rejects.toMatchObject({
      code: 'request_reused',
    });
    expect(await game.snapshot()).toEqual(before);
  });

  it('is not entered, trained, equipped or retired again', async () => {
    const player = await owner();
    await retire(player);
    const raceId = await openTestRace(game);
    const [piece] = (await myInventory(player.backend)).pieces;
    await expectRefused(game, 'horse_retired', () => enter(raceId, player));
    await expectRefused(game, 'horse_retired', () => train(player));
    await expectRefused(game, 'horse_retired', () => retire(player));
    await expectRefused(game, 'horse_retired', () =>
      equipHorse(player.backend, {
        pieceId: String(piece?.id),
        horseId: player.horseId,
        slot: piece?.slot ?? 'saddle',
        requestId: crypto.randomUUID(),
      }),
    );
  });
});

describe('a refused retirement has its own code and changes nothing', () => {
  it('not_signed_in, no_stable, horse_not_found, horse_not_yours', async () => {
    const player = await owner();
    const as = (changes: Partial<Player>) => () => retire({ ...player, ...changes });
    await expectRefused(game, 'not_signed_in', as({ backend: game.visitor() }));
    await expectRefused(game, 'horse_not_found', as({ horseId: crypto.randomUUID() }));
    await expectRefused(game, 'horse_not_yours', as({ horseId: stranger.horseId }));
    await during(
      game,
      'update public.stables set owner_id = null where id = $1',
      [player.stableId],
      () => expectRefused(game, 'no_stable', as({})),
    );
  });

  it('retires_after_race, until it is entered no more', async () => {
    const player = await owner();
    await enter(await openTestRace(game), player);
    await expectRefused(game, 'retires_after_race', () => retire(player));
  });

  it('retires_after_work, until what the session gave is written', async () => {
    const player = await owner();
    const session = await train(player);
    await expectRefused(game, 'retires_after_work', () => retire(player));
    await end(game, session);
    await expect(retire(player)).resolves.toMatchObject({ id: player.horseId });
  });

  it('horse_for_sale, until it is taken out of the ring', async () => {
    const { horseId, ...player } = await owner();
    await game.sql('update public.horses set sellable_from = null where id = $1', [horseId]);
    const price = await ruleOf({ ...player, horseId });
    await listHorse(player.backend, { horseId, price, requestId: crypto.randomUUID() });
    await expectRefused(game, 'horse_for_sale', () => retire({ ...player, horseId }));
    await withdrawFromSale(player.backend, { horseId, requestId: crypto.randomUUID() });
    await retire({ ...player, horseId });
  });

  it('last_horse, so that a stable always has one to go on with', async () => {
    const player = await owner();
    await retire(player);
    await expectRefused(game, 'last_horse', () => retire({ ...player, horseId: player.otherId }));
  });
});

describe('the house', () => {
  const season = seasonAt(Date.now());

  it('sends out no horse of eight years, and retires it once no open race may take it', async () => {
    const ids = await registerHouseHorses(game, 'Old House', 3);
    const [aged = '', , engaged = ''] = ids;
    const born = (id: string, age: number) =>
      game.sql('update public.horses set birth_season = $2 where id = $1', [id, season - age]);
    await born(aged, HOUSE_RETIRES_AT - 1);
    await born(engaged, HOUSE_RETIRES_AT - 1);
    const race = { ageClass: '4yo+', suitableFor: ['Sprint'] } as const;
    const before = await openTestRace(game, race);
    await born(aged, HOUSE_RETIRES_AT);
    await born(engaged, HOUSE_RETIRES_AT);
    const reservesOf = async (raceId: string) => {
      const [row] = await game.sql('select reserves from public.openings where race_id = $1', [
        raceId,
      ]);
      return row?.reserves;
    };
    const after = await openTestRace(game, race);
    expect(new Set(Object(await reservesOf(before)))).toEqual(new Set([aged, engaged]));
    expect(await reservesOf(after)).toEqual([]);
    // Whoever checks the older race is told of the horses that were its reserves.
    const told = await game.sql('select horse_id from public.house_reserves($1)', [before]);
    expect(told.map(({ horse_id }) => horse_id)).toEqual(expect.arrayContaining([aged, engaged]));

    const at = Date.now() + HOUR;
    expect(await retireHouseHorses(game.steward(), { at })).toBe(0);
    await game.sql(`update public.races set status = 'closed' where id = $1`, [before]);
    await game.sql('insert into private.engagements (horse_id, race_id) values ($1, $2)', [
      engaged,
      before,
    ]);
    expect(await retireHouseHorses(game.steward(), { at })).toBe(1);
    await game.sql('delete from private.engagements where horse_id = $1', [engaged]);
    expect(await retireHouseHorses(game.steward(), { at })).toBe(1);
    expect(await retireHouseHorses(game.steward(), { at })).toBe(0);
    await game.sql(`update public.races set status = 'open' where id = $1`, [before]);

    // Retired at one moment, they come in any order.
    const retired = await retiredHouseHorses(game.steward());
    expect(retired.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
      expect.objectContaining({ name: 'Old House 1', birthSeason: season - HOUSE_RETIRES_AT }),
      expect.objectContaining({ name: 'Old House 3' }),
    ]);
    expect(await openedTalents(game.visitor(), { horseId: aged })).not.toBeNull();
  });

  it('retires no horse of a player, however old', async () => {
    const player = await owner();
    await game.sql('update public.horses set birth_season = $2 where id = $1', [
      player.horseId,
      season - 12,
    ]);
    expect(await retireHouseHorses(game.steward(), { at: Date.now() })).toBe(0);
    expect(await myHorses(player.backend)).toHaveLength(2);
  });
});
