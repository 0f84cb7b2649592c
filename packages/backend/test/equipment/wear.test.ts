import { HOUR } from '@furlong/game/rules';
import { beforeAll, expect, it } from 'vitest';
import { equipHorse, horseById, myInventory } from '../../src/index.ts';
import { fillRace, voidRace } from '../../src/service/index.ts';
import { buy, pieceOf, type SoldItem, wornBy } from '../support/equipment.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, freeze, openTestRace, registerHouseHorses, run } from '../support/testRaces.ts';

const game = openTestGame();

beforeAll(() => registerHouseHorses(game, 'Wear House', 4));

const dress = async (player: Player, itemId: SoldItem, slot: 'saddle' | 'horseshoes') => {
  const pieceId = await buy(player, itemId);
  const { backend, horseId } = player;
  await equipHorse(backend, { pieceId, horseId, slot, requestId: crypto.randomUUID() });
  return pieceId;
};

const field = async (player: Player) => {
  const closesAt = Date.now() + HOUR;
  await game.sql(
    'update public.horses set energy = 100, condition = 90, rating = 50 where id = $1',
    [player.horseId],
  );
  const raceId = await openTestRace(game, { closesAt, entryFee: 0, purse: 4000 });
  await enter(raceId, player);
  await fillRace(game.steward(), { raceId, target: 2, at: closesAt });
  await freeze(game, raceId, closesAt);
  return { raceId, closesAt };
};

it('every run takes one of what a piece has left; what does not wear stays as it is', async () => {
  const player = await game.player();
  const saddle = await dress(player, 'club-saddle', 'saddle');
  const spare = await buy(player, 'club-saddle');
  const { raceId } = await field(player);
  await run(game, raceId, 4000);
  expect(await pieceOf(player, saddle)).toMatchObject({ runsLeft: 39 });
  expect(await pieceOf(player, spare)).toMatchObject({ runsLeft: 40 });
  expect(await wornBy(player)).toMatchObject({ saddle: 'Club Saddle', bridle: 'Basic Bridle' });
});

it('plates are worn out after six runs: they come off, and are kept with the horse they served', async () => {
  const player = await game.player();
  const plates = await dress(player, 'steel-plates', 'horseshoes');
  const left: (number | null)[] = [];
  for (let race = 1; race <= 6; race += 1) {
    const { raceId } = await field(player);
    await run(game, raceId, 4000);
    left.push((await pieceOf(player, plates)).runsLeft);
  }
  expect(left).toEqual([5, 4, 3, 2, 1, 0]);
  expect(await wornBy(player)).not.toHaveProperty('horseshoes');
  expect(await pieceOf(player, plates)).toMatchObject({
    horseId: null,
    wornOutBy: player.horseId,
  });
  const { equipment } = await horseById(game.visitor(), player);
  expect(equipment.map(({ slot }) => slot)).not.toContain('horseshoes');
});

it('a race that is called off wears nothing', async () => {
  const player = await game.player();
  const saddle = await dress(player, 'club-saddle', 'saddle');
  const { raceId, closesAt: at } = await field(player);
  const reason = 'could_not_be_run';
  await voidRace(game.steward(), { raceId, reason, beaconSignature: null, at });
  expect(await pieceOf(player, saddle)).toMatchObject({ runsLeft: 40 });
});

it('the tack room keeps the last twelve worn-out pieces in sight', async () => {
  const player = await game.player();
  const saddle = await buy(player, 'club-saddle');
  await game.sql(
    `update public.equipment set runs_left = 0, worn_out_at = now(), worn_out_by = $2 where id = $1`,
    [saddle, player.horseId],
  );
  await game.sql(
    `insert into public.equipment (stable_id, item_id, runs_left, got_at, worn_out_at, worn_out_by)
     select $1, 'steel-plates', 0, now(), now() + n * interval '1 hour', $2
     from generate_series(1, 12) n`,
    [player.stableId, player.horseId],
  );
  const { pieces } = await myInventory(player.backend);
  const wornOut = pieces.filter(({ runsLeft }) => runsLeft === 0);
  expect(wornOut.map(({ name }) => name)).toEqual(Array(12).fill('Steel Plates'));
  expect(pieces).toHaveLength(15);
});
