import { beforeAll, describe, expect, it } from 'vitest';
import {
  buyHorse,
  changeSalePrice,
  horseSale,
  listHorse,
  myActivity,
  myHorses,
  myInventory,
  mySales,
} from '../../src/index.ts';
import { expectRefused } from '../support/equipment.ts';
import { consign, creditsOf, ruleOf, sellerWithListing } from '../support/market.ts';
import { openTestGame, type Player } from '../support/testGame.ts';

const game = openTestGame();

let buyer: Player;

beforeAll(async () => {
  buyer = await game.player();
});

const requestId = () => crypto.randomUUID();

describe('buying a horse of a player', () => {
  it('pays its seller less a twentieth, and brings the horse without what it wore', async () => {
    const from = await sellerWithListing(game);
    const { horseId, price } = from;
    const [before, own] = [
      await creditsOf(game, buyer.stableId),
      await creditsOf(game, from.stableId),
    ];
    const request = { horseId, price, requestId: requestId() };
    await buyHorse(buyer.backend, request);
    const after = await game.snapshot();
    await buyHorse(buyer.backend, request);
    expect(await game.snapshot()).toEqual(after);

    expect(await creditsOf(game, buyer.stableId)).toBe(before - price);
    expect(await creditsOf(game, from.stableId)).toBe(own + price - Math.floor(price / 20));
    const bought = (await myHorses(buyer.backend)).find(({ id }) => id === horseId);
    expect(bought).toMatchObject({ stableId: buyer.stableId, equipment: [] });
    expect(await myHorses(from.backend)).toEqual([]);
    const { pieces } = await myInventory(from.backend);
    expect(pieces.map((piece) => piece.horseId)).toEqual([null, null, null]);

    const told = (await myActivity(from.backend, { limit: 1 })).map(({ type }) => type);
    const toldHere = (await myActivity(buyer.backend, { limit: 1 })).map(({ type }) => type);
    expect([told, toldHere]).toEqual([['horse_sold'], ['new_horse']]);
    expect(await mySales(from.backend, {})).toMatchObject([
      { horseId, side: 'sold', price, other: { id: buyer.stableId }, otherKind: 'stable' },
    ]);
    expect(await mySales(buyer.backend, {})).toMatchObject([
      { horseId, side: 'bought', price, other: { id: from.stableId } },
    ]);
  });

  it('is told in pages of sales', async () => {
    const collector = await game.player();
    for (let count = 0; count < 3; count += 1) {
      const { horseId, price } = await consign(game);
      await buyHorse(collector.backend, { horseId, price, requestId: requestId() });
    }
    const all = await mySales(collector.backend, {});
    const first = await mySales(collector.backend, { limit: 2 });
    expect([...first, ...(await mySales(collector.backend, { after: first[1] ?? null }))]).toEqual(
      all,
    );
    expect(all).toHaveLength(3);
  });

  it('leaves it with its new owner for seven days', async () => {
    const { horseId, price } = await sellerWithListing(game);
    await buyHorse(buyer.backend, { horseId, price, requestId: requestId() });
    await expectRefused(game, 'not_sellable_yet', (request) =>
      listHorse(buyer.backend, { horseId, price, requestId: request }),
    );
    expect(
      await game.sql(
        `select h.sellable_from - l.ended_at = interval '7 days' as whole_week
         from public.horses h join private.listings l on l.horse_id = h.id where h.id = $1`,
        [horseId],
      ),
    ).toEqual([{ whole_week: true }]);
    await game.sql(
      `update public.horses set sellable_from = sellable_from - interval '7 days' where id = $1`,
      [horseId],
    );
    await listHorse(buyer.backend, { horseId, price, requestId: requestId() });
  });

  it('is refused at another price than was shown', async () => {
    const { backend, horseId, price } = await sellerWithListing(game);
    await changeSalePrice(backend, { horseId, price: price + 1, requestId: requestId() });
    await expectRefused(game, 'price_changed', (request) =>
      buyHorse(buyer.backend, { horseId, price, requestId: request }),
    );
  });

  it('is refused for one’s own, an unknown, and one that is gone', async () => {
    const { backend, horseId, price } = await sellerWithListing(game);
    const buy = (by: Player['backend'], id: string) => (request: string) =>
      buyHorse(by, { horseId: id, price, requestId: request });
    await expectRefused(game, 'horse_is_yours', buy(backend, horseId));
    await expectRefused(game, 'horse_not_found', buy(backend, crypto.randomUUID()));
    await expectRefused(game, 'not_signed_in', buy(game.visitor(), horseId));
    const { backend: rival } = await game.player();
    await buyHorse(rival, { horseId, price, requestId: requestId() });
    await expectRefused(game, 'horse_not_for_sale', buy(buyer.backend, horseId));
  });

  it('is refused without the credits', async () => {
    const { horseId, price } = await consign(game, { rating: 110 });
    expect(price).toBeGreaterThan(25_000);
    await expectRefused(game, 'too_few_credits', (request) =>
      buyHorse(buyer.backend, { horseId, price, requestId: request }),
    );
  });
});

it('buying a horse of the house pays the house', async () => {
  const newcomer = await game.player();
  const { horseId, price } = await consign(game);
  await buyHorse(newcomer.backend, { horseId, price, requestId: requestId() });
  expect(await creditsOf(game, newcomer.stableId)).toBe(25_000 - price);
  expect(await horseSale(newcomer.backend, { horseId })).toMatchObject({
    listing: null,
    giveBack: { price },
  });
  expect((await horseSale(buyer.backend, { horseId })).giveBack).toBeNull();
});

it('what comparable horses were sold for makes their guide', async () => {
  const { backend } = await game.player();
  const rating = 30;
  const { horseId: shown } = await consign(game, { rating: rating + 3 });
  expect((await horseSale(backend, { horseId: shown })).comparable).toBeNull();
  const paid = [];
  for (const near of [rating, rating + 1, rating - 1]) {
    const lot = await consign(game, { rating: near });
    await buyHorse(backend, { ...lot, requestId: requestId() });
    paid.push(lot.price);
  }
  // The last of the three is four pounds off.
  const [low, high] = paid.slice(0, 2).toSorted((a, b) => a - b);
  expect((await horseSale(backend, { horseId: shown })).comparable).toEqual({
    median: Math.floor((Number(low) + Number(high) + 1) / 2),
    sales: 2,
  });
  expect(await ruleOf({ ...buyer, horseId: shown })).toBeGreaterThan(0);
});
