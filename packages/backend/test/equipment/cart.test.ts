import { beforeAll, describe, expect, it } from 'vitest';
import {
  buyEquipment,
  checkOutCart,
  equipmentShop,
  myInventory,
  myWallets,
  setCartLine,
} from '../../src/index.ts';
import { during } from '../support/entryAttempts.ts';
import { buy, expectRefused, type SoldItem } from '../support/equipment.ts';
import { openTestGame, type Player } from '../support/testGame.ts';

const game = openTestGame();

let player: Player;

beforeAll(async () => {
  player = await game.player();
});

const put = ({ backend }: Player, itemId: SoldItem, quantity: number) =>
  setCartLine(backend, { itemId, quantity, requestId: crypto.randomUUID() });

const inCart = async ({ backend }: Player) =>
  Object.fromEntries(
    (await equipmentShop(backend))
      .filter((item) => item.inCart > 0)
      .map((item) => [item.id, item.inCart]),
  );

const priced = (itemId: SoldItem, price: number, work: () => Promise<void>) =>
  during(game, 'update public.equipment_items set price = $2 where id = $1', [itemId, price], work);

describe('the cart', () => {
  it('is kept for the player, and holds what was last said of each piece', async () => {
    const newcomer = await game.player();
    await put(newcomer, 'club-saddle', 1);
    await put(newcomer, 'steel-plates', 2);
    await put(newcomer, 'steel-plates', 12);
    expect(await inCart(newcomer)).toEqual({ 'club-saddle': 1, 'steel-plates': 12 });
    expect(await inCart(player)).toEqual({});
    await put(newcomer, 'club-saddle', 0);
    expect(await inCart(newcomer)).toEqual({ 'steel-plates': 12 });
  });

  it('is bought whole: pieces, credits and an empty cart, once however often it is asked', async () => {
    const newcomer = await game.player();
    await put(newcomer, 'club-saddle', 1);
    await put(newcomer, 'steel-plates', 2);
    const request = { total: 1700, requestId: crypto.randomUUID() };
    const pieceIds = await checkOutCart(newcomer.backend, request);
    const before = await game.snapshot();
    expect(await checkOutCart(newcomer.backend, request)).toEqual(pieceIds);
    expect(await game.snapshot()).toEqual(before);

    expect(await myWallets(newcomer.backend)).toMatchObject({ credits: 23_300 });
    expect(await inCart(newcomer)).toEqual({});
    const { pieces } = await myInventory(newcomer.backend);
    const bought = pieces.filter(({ id }) => pieceIds.includes(id));
    expect(bought.map(({ name, runsLeft, horseId }) => [name, runsLeft, horseId])).toEqual(
      expect.arrayContaining([
        ['Club Saddle', 40, null],
        ['Steel Plates', 6, null],
        ['Steel Plates', 6, null],
      ]),
    );
    const shop = await equipmentShop(newcomer.backend);
    expect(shop.find(({ id }) => id === 'steel-plates')).toMatchObject({ owned: 2 });
    const [house] = await game.sql(
      `select sum(p.amount)::bigint as paid from private.transactions t
       join private.postings p on p.transaction_id = t.id
       where t.request_id = $1 and p.account_id = private.house()`,
      [request.requestId],
    );
    expect(house).toEqual({ paid: 1700 });
  });

  it('costs what the pieces cost at the check-out, if that is the total that was seen', async () => {
    const newcomer = await game.player();
    await put(newcomer, 'club-saddle', 1);
    await priced('club-saddle', 1000, async () => {
      await expectRefused(game, 'price_changed', (requestId) =>
        checkOutCart(newcomer.backend, { total: 900, requestId }),
      );
      const shop = await equipmentShop(newcomer.backend);
      expect(shop.find(({ id }) => id === 'club-saddle')).toMatchObject({
        price: 1000,
        cartPrice: 900,
      });
      await checkOutCart(newcomer.backend, { total: 1000, requestId: crypto.randomUUID() });
    });
    expect(await myWallets(newcomer.backend)).toMatchObject({ credits: 24_000 });
  });

  it('is not bought when it was changed on another device', async () => {
    const newcomer = await game.player();
    await put(newcomer, 'club-saddle', 2);
    await expectRefused(game, 'cart_changed', (requestId) =>
      checkOutCart(newcomer.backend, { total: 900, requestId }),
    );
  });

  it('is not bought without the credits for all of it', async () => {
    const newcomer = await game.player();
    for (const itemId of ['club-saddle', 'steel-plates', 'cushioned-whip'] as const) {
      await put(newcomer, itemId, 12);
    }
    await put(newcomer, 'steel-plates', 12);
    const dear = { itemId: 'champion-saddle', quantity: 3 };
    await setCartLine(newcomer.backend, { ...dear, requestId: crypto.randomUUID() });
    await expectRefused(game, 'too_few_credits', (requestId) =>
      checkOutCart(newcomer.backend, { total: 26_700, requestId }),
    );
  });

  it('is not bought empty', () =>
    expectRefused(game, 'cart_empty', (requestId) =>
      checkOutCart(player.backend, { total: 0, requestId }),
    ));

  it('takes twelve of one piece, none that is not sold, and no fewer than none', async () => {
    for (const [itemId, quantity, code] of [
      ['club-saddle', 13, 'cart_line_full'],
      ['basic-saddle', 1, 'item_not_found'],
      ['no-saddle', 1, 'item_not_found'],
      ['club-saddle', -1, 'bad_request'],
    ] as const) {
      await expectRefused(game, code, (requestId) =>
        setCartLine(player.backend, { itemId, quantity, requestId }),
      );
    }
  });
});

describe('a piece that is bought at once', () => {
  it('is paid and owned once, however often it is asked', async () => {
    const newcomer = await game.player();
    const request = { itemId: 'club-saddle', price: 900, requestId: crypto.randomUUID() };
    const first = await buyEquipment(newcomer.backend, request);
    expect(first).toHaveLength(1);
    expect(await buyEquipment(newcomer.backend, request)).toEqual(first);
    expect(await myWallets(newcomer.backend)).toMatchObject({ credits: 24_100 });
    await expect(
      buyEquipment(newcomer.backend, { ...request, itemId: 'steel-plates' }),
    ).rejects.toMatchObject({ code: 'request_reused' });
  });

  it('leaves the cart alone', async () => {
    const newcomer = await game.player();
    await put(newcomer, 'club-saddle', 1);
    await buy(newcomer, 'club-saddle');
    expect(await inCart(newcomer)).toEqual({ 'club-saddle': 1 });
  });

  it('is refused at another price, or if the shop does not sell it', async () => {
    await expectRefused(game, 'price_changed', (requestId) =>
      buyEquipment(player.backend, { itemId: 'club-saddle', price: 899, requestId }),
    );
    for (const itemId of ['basic-bridle', 'no-bridle']) {
      await expectRefused(game, 'item_not_found', (requestId) =>
        buyEquipment(player.backend, { itemId, price: 1, requestId }),
      );
    }
  });

  it('is refused with a dollar too few', () =>
    priced('club-saddle', 25_001, () =>
      expectRefused(game, 'too_few_credits', (requestId) =>
        buyEquipment(player.backend, { itemId: 'club-saddle', price: 25_001, requestId }),
      ),
    ));
});

it('a visitor is asked to sign in for every purchase, and has no cart', async () => {
  const visitor = game.visitor();
  await expectRefused(game, 'not_signed_in', (requestId) =>
    setCartLine(visitor, { itemId: 'club-saddle', quantity: 1, requestId }),
  );
  await expectRefused(game, 'not_signed_in', (requestId) =>
    buyEquipment(visitor, { itemId: 'club-saddle', price: 900, requestId }),
  );
  await expectRefused(game, 'not_signed_in', (requestId) =>
    checkOutCart(visitor, { total: 900, requestId }),
  );
});
