import { MINUTE } from '@furlong/game/rules';
import { beforeAll, expect, it } from 'vitest';
import { auctionLot, horseSale, lotOfHorse, myHorses, myWallets } from '../../src/index.ts';
import { consignHouseLot, lotsToRenew, renewLot } from '../../src/service/index.ts';
import { consign } from '../support/market.ts';
import { bid, expectAllRefused, hammerFalls } from '../support/testAuctions.ts';
import { openTestGame, type Player } from '../support/testGame.ts';

const game = openTestGame();

let bidder: Player;
/** The house's horses, by their numbers. */
let horseIds: string[];

beforeAll(async () => {
  bidder = await game.player();
  horseIds = [];
  for (let count = 0; count < 3; count += 1) horseIds.push((await consign(game)).horseId);
});

const at = Date.now();
const next = (lots = 2) => consignHouseLot(game.steward(), { lots, every: 15 * MINUTE, at });
const horseOf = async (auctionId: string | null) =>
  (await auctionLot(game.visitor(), { auctionId: auctionId ?? '' })).horse.id;

it('horses of the ring come under the hammer in their order, so many at once, one after the other', async () => {
  const [one, two] = [await next(), await next()];
  expect(await next()).toBeNull();
  expect([await horseOf(one), await horseOf(two)]).toEqual(horseIds.slice(0, 2));
  const lots = await Promise.all(
    horseIds.map((horseId) => lotOfHorse(game.visitor(), { horseId })),
  );
  expect(lots.map((lot) => (lot === null ? null : lot.closesAt - at))).toEqual([
    15 * MINUTE,
    30 * MINUTE,
    null,
  ]);
  expect(lots[0]).toMatchObject({ vendorKind: 'house', startingBid: 2_100, guide: 6_900 });
  const sale = await horseSale(game.visitor(), { horseId: horseIds[0] ?? '' });
  expect(sale).toMatchObject({ listing: null, sellerKind: 'house' });
  const due = await lotsToRenew(game.steward(), { at: at + MINUTE });
  expect(due.filter((id) => horseIds.includes(id))).toEqual([]);
  const before = await game.snapshot();
  await renewLot(game.steward(), { horseId: horseIds[0] ?? '', at });
  expect(await game.snapshot()).toEqual(before);
});

it('one that is sold is paid to the house alone, and stays with its buyer', async () => {
  const [first = ''] = horseIds;
  const lot = await lotOfHorse(bidder.backend, { horseId: first });
  const before = (await myWallets(bidder.backend)).credits;
  // More than a stable might be paid.
  await bid(lot?.id ?? '', bidder, 9_000);
  expect(await hammerFalls(game, lot?.id ?? '')).toBe('sold');
  const { price } = await auctionLot(game.visitor(), { auctionId: lot?.id ?? '' });
  expect(price).toBe(7_000);
  expect((await myWallets(bidder.backend)).credits).toBe(before - 7_000);
  expect((await myHorses(bidder.backend)).map(({ id }) => id)).toContain(first);
  expect(await horseSale(bidder.backend, { horseId: first })).toMatchObject({ giveBack: null });
});

it('one that is not sold stands in the ring again, and after the last number comes the first', async () => {
  const [, second = '', third] = horseIds;
  const lot = await lotOfHorse(game.visitor(), { horseId: second });
  expect(await hammerFalls(game, lot?.id ?? '')).toBe('unsold');
  expect(await lotsToRenew(game.steward(), { at })).toContain(second);
  await renewLot(game.steward(), { horseId: second, at });
  const more = [await next(), await next(), await next(3)];
  expect(await Promise.all(more.slice(0, 2).map(horseOf))).toEqual([third, second]);
  expect(more[2]).toBeNull();
});

it('is refused for terms that no auction has', async () => {
  const call = (lots: number, every: number) => () =>
    consignHouseLot(game.steward(), { lots, every, at });
  await expectAllRefused(
    game,
    ['bad_request', call(-1, 15 * MINUTE)],
    ['bad_request', call(101, 15 * MINUTE)],
    ['bad_request', call(4, 9 * MINUTE)],
  );
});
