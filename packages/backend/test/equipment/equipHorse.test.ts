import { HOUR } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { equipHorse, horseById, myHorses, myInventory, unequipHorse } from '../../src/index.ts';
import { raceInputs, voidRace } from '../../src/service/index.ts';
import { during } from '../support/entryAttempts.ts';
import { anotherHorse, buy, expectRefused, pieceOf, wornBy } from '../support/equipment.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, openTestRace } from '../support/testRaces.ts';

const game = openTestGame();

let player: Player;
let stranger: Player;

beforeAll(async () => {
  player = await game.player();
  stranger = await game.player();
});

const putOn = (
  { backend, horseId }: Player,
  pieceId: string,
  slot: 'saddle' | 'whip' = 'saddle',
  requestId: string = crypto.randomUUID(),
) => equipHorse(backend, { pieceId, horseId, slot, requestId });

const takeOff = ({ backend }: Player, pieceId: string, requestId: string = crypto.randomUUID()) =>
  unequipHorse(backend, { pieceId, requestId });

describe('equipping', () => {
  it('puts a piece in its slot, and what was there comes off', async () => {
    const newcomer = await game.player();
    const saddle = await buy(newcomer, 'club-saddle');
    const requestId = crypto.randomUUID();
    await putOn(newcomer, saddle, 'saddle', requestId);
    const before = await game.snapshot();
    await putOn(newcomer, saddle, 'saddle', requestId);
    expect(await game.snapshot()).toEqual(before);

    expect(await wornBy(newcomer)).toEqual({
      saddle: 'Club Saddle',
      horseshoes: 'Basic Horseshoes',
      bridle: 'Basic Bridle',
    });
    const { pieces } = await myInventory(newcomer.backend);
    const basic = pieces.find(({ name }) => name === 'Basic Saddle');
    expect(basic).toMatchObject({ horseId: null, runsLeft: null });
  });

  it('moves a piece that another horse wears', async () => {
    const newcomer = await game.player();
    const second = { ...newcomer, horseId: await anotherHorse(game, newcomer) };
    const whip = await buy(newcomer, 'cushioned-whip');
    await putOn(newcomer, whip, 'whip');
    await putOn(second, whip, 'whip');
    expect(await wornBy(newcomer)).not.toHaveProperty('whip');
    expect(await wornBy(second)).toMatchObject({ whip: 'Cushioned Whip' });
  });

  it('is seen by everybody; how far it is worn, by its owner alone', async () => {
    const newcomer = await game.player();
    await putOn(newcomer, await buy(newcomer, 'club-saddle'));
    const saddleOf = async (viewer: Player['backend']) =>
      (await horseById(viewer, newcomer)).equipment.find(({ slot }) => slot === 'saddle');
    const seen = { slot: 'saddle', item: 'Club Saddle', effect: '+1 Speed, +2 Control' };
    expect(await saddleOf(newcomer.backend)).toEqual({ ...seen, runsLeft: 40 });
    expect(await saddleOf(stranger.backend)).toEqual({ ...seen, runsLeft: null });
    expect(await saddleOf(game.visitor())).toEqual({ ...seen, runsLeft: null });
    const [own] = await myHorses(newcomer.backend);
    expect(own?.equipment).toContainEqual({ ...seen, runsLeft: 40 });
  });

  it('enters the race: what a horse wears at the close is what its card is made from', async () => {
    const newcomer = await game.player();
    const raceId = await openTestRace(game, { closesAt: Date.now() + HOUR });
    await enter(raceId, newcomer);
    await putOn(newcomer, await buy(newcomer, 'club-saddle'));
    const [input] = await raceInputs(game.steward(), { raceId });
    expect(input?.kit).toEqual(['Basic Bridle', 'Basic Horseshoes', 'Club Saddle']);
    const { horses } = await myInventory(newcomer.backend);
    expect(horses[0]).toMatchObject({ id: newcomer.horseId, race: { id: raceId } });
  });
});

describe('taking off', () => {
  it('empties the slot and keeps the piece', async () => {
    const newcomer = await game.player();
    const whip = await buy(newcomer, 'cushioned-whip');
    await putOn(newcomer, whip, 'whip');
    const requestId = crypto.randomUUID();
    await takeOff(newcomer, whip, requestId);
    await takeOff(newcomer, whip, requestId);
    expect(await wornBy(newcomer)).not.toHaveProperty('whip');
    expect(await pieceOf(newcomer, whip)).toMatchObject({ horseId: null, runsLeft: 12 });
    await expectRefused(game, 'equipment_not_worn', (id) => takeOff(newcomer, whip, id));
  });
});

describe('equipment is refused', () => {
  it('equipment_not_yours: of another stable, or of none', async () => {
    const theirs = await buy(stranger, 'club-saddle');
    for (const pieceId of [theirs, crypto.randomUUID()]) {
      await expectRefused(game, 'equipment_not_yours', (id) =>
        putOn(player, pieceId, 'saddle', id),
      );
      await expectRefused(game, 'equipment_not_yours', (id) => takeOff(player, pieceId, id));
    }
  });

  it('horse_not_yours and horse_not_found', async () => {
    const saddle = await buy(player, 'club-saddle');
    const { horseId } = stranger;
    await expectRefused(game, 'horse_not_yours', (id) =>
      putOn({ ...player, horseId }, saddle, 'saddle', id),
    );
    await expectRefused(game, 'horse_not_found', (id) =>
      putOn({ ...player, horseId: crypto.randomUUID() }, saddle, 'saddle', id),
    );
  });

  it('wrong_slot', async () => {
    const saddle = await buy(player, 'club-saddle');
    await expectRefused(game, 'wrong_slot', (id) => putOn(player, saddle, 'whip', id));
  });

  it('equipment_worn_out', async () => {
    const saddle = await buy(player, 'club-saddle');
    await game.sql(
      `update public.equipment set runs_left = 0, worn_out_at = now(), worn_out_by = $2
       where id = $1`,
      [saddle, player.horseId],
    );
    await expectRefused(game, 'equipment_worn_out', (id) => putOn(player, saddle, 'saddle', id));
  });

  it('not_signed_in', async () => {
    const visitor = { ...player, backend: game.visitor() };
    await expectRefused(game, 'not_signed_in', (id) =>
      putOn(visitor, crypto.randomUUID(), 'saddle', id),
    );
    await expectRefused(game, 'not_signed_in', (id) => takeOff(visitor, crypto.randomUUID(), id));
    await expect(myInventory(visitor.backend)).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  it('equipment_on_card: onto, off and away from a horse whose race has closed', async () => {
    const newcomer = await game.player();
    const second = { ...newcomer, horseId: await anotherHorse(game, newcomer) };
    const [worn, spare] = [
      await buy(newcomer, 'cushioned-whip'),
      await buy(newcomer, 'cushioned-whip'),
    ];
    await putOn(newcomer, worn, 'whip');
    const raceId = await openTestRace(game);
    await enter(raceId, newcomer);
    await putOn(newcomer, spare, 'whip');
    await putOn(newcomer, worn, 'whip');
    await during(
      game,
      'update public.races set closes_at = clock_timestamp() where id = $1',
      [raceId],
      async () => {
        const refused = (act: (id: string) => Promise<unknown>) =>
          expectRefused(game, 'equipment_on_card', act);
        await refused((id) => putOn(newcomer, spare, 'whip', id));
        await refused((id) => takeOff(newcomer, worn, id));
        await refused((id) => putOn(second, worn, 'whip', id));
        await putOn(second, spare, 'whip');
      },
    );
    await voidRace(game.steward(), {
      raceId,
      reason: 'could_not_be_run',
      beaconSignature: null,
      at: Date.now(),
    });
    await takeOff(newcomer, worn);
  });
});
