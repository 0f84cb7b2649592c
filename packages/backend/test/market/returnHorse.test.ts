import { describe, expect, it } from 'vitest';
import {
  buyHorse,
  gallop,
  horseById,
  horseSale,
  myActivity,
  myHorses,
  mySales,
  renameHorse,
  retireHorse,
  returnHorse,
  startTraining,
} from '../../src/index.ts';
import { lotsToRenew, renewLot } from '../../src/service/index.ts';
import { during } from '../support/entryAttempts.ts';
import { expectRefused } from '../support/equipment.ts';
import { consign, creditsOf, sellerWithListing } from '../support/market.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, openTestRace } from '../support/testRaces.ts';

const game = openTestGame();

const requestId = () => crypto.randomUUID();

/** A player with a horse that the house has just sold them. */
async function buyerOfHouse() {
  const player = await game.player();
  const lot = await consign(game);
  await buyHorse(player.backend, { ...lot, requestId: requestId() });
  return { ...player, ...lot };
}

const giveBack =
  ({ backend, horseId }: Player) =>
  (request: string) =>
    returnHorse(backend, { horseId, requestId: request });

const gallopOf = ({ backend, horseId }: Pick<Player, 'backend' | 'horseId'>) =>
  gallop(backend, {
    ...{ horseId, distance: 1200, surface: 'Turf', going: 0, equipped: false },
    requestId: requestId(),
  });

describe('giving a horse back to the house', () => {
  it('brings the whole price back, once however often it is asked', async () => {
    const player = await buyerOfHouse();
    const { backend, horseId, price } = player;
    const request = { horseId, requestId: requestId() };
    expect(await returnHorse(backend, request)).toBe(price);
    const before = await game.snapshot();
    expect(await returnHorse(backend, request)).toBe(price);
    expect(await game.snapshot()).toEqual(before);
    expect(await creditsOf(game, player.stableId)).toBe(25_000);
    expect((await myHorses(backend)).map(({ id }) => id)).not.toContain(horseId);
    expect(await myActivity(backend, { limit: 1 })).toMatchObject([{ type: 'horse_returned' }]);
    expect(await mySales(backend, {})).toMatchObject([{ horseId, returnedAt: expect.any(Number) }]);
  });

  it('is done once with each horse', async () => {
    const player = await buyerOfHouse();
    const { backend, horseId, price } = player;
    await returnHorse(backend, { horseId, requestId: requestId() });
    expect(await lotsToRenew(game.steward(), { at: Date.now() })).toContain(horseId);
    await renewLot(game.steward(), { horseId, at: Date.now() });
    await buyHorse(backend, { horseId, price, requestId: requestId() });
    await expectRefused(game, 'returned_before', giveBack(player));
    expect((await horseSale(backend, { horseId })).giveBack).toBeNull();
  });

  it('ends after 24 hours', async () => {
    const player = await buyerOfHouse();
    const [listing] = await game.sql('select id from private.listings where horse_id = $1', [
      player.horseId,
    ]);
    const soldBefore = (minutes: number) =>
      game.sql(
        `update private.listings set ended_at = now() - make_interval(mins => $2) where id = $1`,
        [listing?.id, minutes],
      );
    await soldBefore(24 * 60);
    await expectRefused(game, 'return_too_late', giveBack(player));
    await soldBefore(24 * 60 - 1);
    await giveBack(player)(requestId());
  });

  it('is refused once it has raced, while it is entered, and at work', async () => {
    const player = await buyerOfHouse();
    const { backend, horseId } = player;
    await during(game, 'update public.horses set runs = $2 where id = $1', [horseId, 1], () =>
      expectRefused(game, 'return_after_run', giveBack(player)),
    );
    const entered = await buyerOfHouse();
    await enter(await openTestRace(game), entered);
    await expectRefused(game, 'sale_while_entered', giveBack(entered));
    await startTraining(backend, { horseId, programme: 'speed', requestId: requestId() });
    await expectRefused(game, 'sale_while_at_work', giveBack(player));
  });

  it('is refused once it has a name of its owner’s, or is retired and its talents are open', async () => {
    const renamed = await buyerOfHouse();
    const { horseId } = renamed;
    await renameHorse(renamed.backend, { horseId, name: 'Ebony Tide', requestId: requestId() });
    await expectRefused(game, 'return_after_rename', giveBack(renamed));
    expect((await horseSale(renamed.backend, renamed)).giveBack).toBeNull();
    const retired = await buyerOfHouse();
    await retireHorse(retired.backend, { horseId: retired.horseId, requestId: requestId() });
    await expectRefused(game, 'return_after_retirement', giveBack(retired));
    expect((await horseSale(retired.backend, retired)).giveBack).toBeNull();
  });

  it('leaves it to the next as it was bought: fit, with its name, and a day’s gallops', async () => {
    const player = await buyerOfHouse();
    const { horseId, price } = player;
    const sold = await horseById(game.visitor(), { horseId });
    for (let number = 1; number <= 6; number += 1) await gallopOf(player);
    await expectRefused(game, 'no_gallops_left', () => gallopOf(player));
    await game.sql(
      `update public.horses set condition = 9, energy = 0, overreached = true, condition_at = now()
       where id = $1`,
      [horseId],
    );
    await giveBack(player)(requestId());
    await renewLot(game.steward(), { horseId, at: Date.now() });
    const next = await game.player();
    await buyHorse(next.backend, { horseId, price, requestId: requestId() });
    expect(await horseById(game.visitor(), { horseId })).toMatchObject({
      name: sold.name,
      formerName: null,
    });
    const fitness = 'select condition, energy, overreached from public.horses where id = $1';
    expect(await game.sql(fitness, [horseId])).toEqual([
      { condition: 85, energy: 85, overreached: false },
    ]);
    for (let number = 1; number <= 6; number += 1) await gallopOf({ ...next, horseId });
    await expectRefused(game, 'no_gallops_left', () => gallopOf({ ...next, horseId }));
  });

  it('is refused for what the house did not sell, and what is another’s', async () => {
    const buyer = await game.player();
    const { horseId, price } = await sellerWithListing(game);
    await buyHorse(buyer.backend, { horseId, price, requestId: requestId() });
    await expectRefused(game, 'not_from_house', giveBack({ ...buyer, horseId }));
    const other = await buyerOfHouse();
    await expectRefused(game, 'horse_not_yours', giveBack({ ...buyer, horseId: other.horseId }));
    await expectRefused(game, 'horse_not_found', giveBack({ ...buyer, horseId: requestId() }));
  });
});
