import { beforeAll, describe, expect, it } from 'vitest';
import {
  changeSalePrice,
  enterRace,
  horseSale,
  listHorse,
  myListings,
  startTraining,
  withdrawFromSale,
} from '../../src/index.ts';
import { expectRefused } from '../support/equipment.ts';
import { ruleOf, seller, sellerWithListing } from '../support/market.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, openTestRace } from '../support/testRaces.ts';

const game = openTestGame();

let stranger: Player;

beforeAll(async () => {
  stranger = await game.player();
});

const requestId = () => crypto.randomUUID();

describe('offering a horse', () => {
  it('puts it into the ring at the price, once however often it is asked', async () => {
    const player = await seller(game);
    const { horseId, backend } = player;
    const request = { horseId, price: await ruleOf(player), requestId: requestId() };
    await listHorse(backend, request);
    const before = await game.snapshot();
    await listHorse(backend, request);
    expect(await game.snapshot()).toEqual(before);
    expect(await myListings(backend)).toMatchObject([{ horseId, price: request.price }]);
    expect(await horseSale(game.visitor(), { horseId })).toMatchObject({
      listing: { price: request.price },
      sellerKind: 'stable',
      obstacle: null,
    });
  });

  it('is refused for a horse that is unknown, another’s, or in the ring', async () => {
    const listed = await sellerWithListing(game);
    const { backend, price, horseId } = listed;
    const offer =
      (id: string, by = backend) =>
      (request: string) =>
        listHorse(by, { horseId: id, price, requestId: request });
    await expectRefused(game, 'horse_not_found', offer(crypto.randomUUID()));
    await expectRefused(game, 'horse_not_yours', offer(horseId, stranger.backend));
    await expectRefused(game, 'already_for_sale', offer(horseId));
    await expectRefused(game, 'not_signed_in', offer(horseId, game.visitor()));
  });

  it('is refused for the horse that a new owner was given, for a season', async () => {
    const { backend, horseId } = await game.player();
    const [row] = await game.sql(
      'select sellable_from - created_at as kept from public.horses where id = $1',
      [horseId],
    );
    expect(JSON.stringify(row)).toContain('84');
    expect(await horseSale(backend, { horseId })).toMatchObject({ obstacle: 'not_sellable_yet' });
    expect(await horseSale(stranger.backend, { horseId })).toMatchObject({ obstacle: null });
    await expectRefused(game, 'not_sellable_yet', (request) =>
      listHorse(backend, { horseId, price: 4_000, requestId: request }),
    );
  });

  it('is refused for a horse that is entered, or at work', async () => {
    const entered = await seller(game);
    await enter(await openTestRace(game), entered);
    const atWork = await seller(game);
    await startTraining(atWork.backend, {
      horseId: atWork.horseId,
      programme: 'speed',
      requestId: requestId(),
    });
    for (const [player, code] of [
      [entered, 'sale_while_entered'],
      [atWork, 'sale_while_at_work'],
    ] as const) {
      const { backend, horseId } = player;
      const price = await ruleOf(player);
      expect(await horseSale(backend, { horseId })).toMatchObject({ obstacle: code });
      await expectRefused(game, code, (request) =>
        listHorse(backend, { horseId, price, requestId: request }),
      );
    }
  });

  it('takes a price from three tenths of the guide by the rule to three times as much', async () => {
    const player = await seller(game);
    const { backend, horseId } = player;
    const rule = await ruleOf(player);
    const [least, most] = [Math.ceil(rule * 0.3), rule * 3];
    for (const price of [least - 1, most + 1]) {
      await expectRefused(game, 'price_out_of_bounds', (request) =>
        listHorse(backend, { horseId, price, requestId: request }),
      );
    }
    await listHorse(backend, { horseId, price: rule, requestId: requestId() });
    await changeSalePrice(backend, { horseId, price: most, requestId: requestId() });
    expect(await myListings(backend)).toMatchObject([{ price: most }]);
    await expectRefused(game, 'price_out_of_bounds', (request) =>
      changeSalePrice(backend, { horseId, price: most + 1, requestId: request }),
    );
  });
});

describe('a horse in the ring', () => {
  it('is neither raced nor trained', async () => {
    const { backend, horseId } = await sellerWithListing(game);
    const raceId = await openTestRace(game);
    await expectRefused(game, 'horse_for_sale', (request) =>
      enterRace(backend, { raceId, horseId, requestId: request }),
    );
    await expectRefused(game, 'horse_for_sale', (request) =>
      startTraining(backend, { horseId, programme: 'speed', requestId: request }),
    );
  });

  it('is withdrawn by its owner, and can be offered again', async () => {
    const { backend, horseId, price } = await sellerWithListing(game);
    const request = { horseId, requestId: requestId() };
    await withdrawFromSale(backend, request);
    await withdrawFromSale(backend, request);
    expect(await myListings(backend)).toEqual([]);
    for (const act of [withdrawFromSale, changeSalePrice]) {
      await expectRefused(game, 'horse_not_for_sale', (id) =>
        act(backend, { horseId, price, requestId: id }),
      );
      await expectRefused(game, 'horse_not_yours', (id) =>
        act(stranger.backend, { horseId, price, requestId: id }),
      );
    }
    await listHorse(backend, { horseId, price, requestId: requestId() });
  });

  it('is found by its new name when it is renamed', async () => {
    const { horseId } = await sellerWithListing(game);
    await game.sql(`update public.horses set name = 'Quite Another' where id = $1`, [horseId]);
    expect(
      await game.sql('select horse_name from private.listings where horse_id = $1', [horseId]),
    ).toEqual([{ horse_name: 'quite another' }]);
  });
});
