import { houseBids, MINUTE, mostOfHouse } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { auctionBids, auctionLot, myActivity, myWallets } from '../../src/index.ts';
import { consignHouseLot, lotsForHouse, placeHouseBid } from '../../src/service/index.ts';
import { consign } from '../support/market.ts';
import {
  bid,
  closesIn,
  expectAllRefused,
  hammerFalls,
  lotOfNewOwner,
  seenBy,
} from '../support/testAuctions.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { registerHouseHorses } from '../support/testRaces.ts';

const game = openTestGame();
const names = ['Larkhill House', 'Casa Montalvo'] as const;

let player: Player;
/** Of the house, at a guide of $6,900: its first bid is $2,100, and its stables bid $5,500 at the most. */
let lots: string[];

beforeAll(async () => {
  player = await game.player();
  for (const name of names) await registerHouseHorses(game, name, 1);
  lots = [];
  for (let count = 0; count < 3; count += 1) {
    await consign(game);
    const terms = { lots: 3, every: 15 * MINUTE, at: Date.now() };
    lots.push((await consignHouseLot(game.steward(), terms)) ?? '');
  }
});

const lot = (index: number) => lots[index] ?? '';
const houseBid = (auctionId: string, maximum: number, stableName: string = names[0]) =>
  placeHouseBid(game.steward(), { auctionId, maximum, stableName, at: Date.now() });
const houseMoney = async () => {
  const [row] = await game.sql(`select balance from private.accounts where kind = 'house'`);
  return Number(row?.balance);
};

describe('a stable of the house', () => {
  it('bids once on a lot, as anybody does, with the house’s money, and is named as the house’s', async () => {
    const before = await houseMoney();
    expect(await houseBid(lot(0), 3_000)).toBe('leads');
    expect(await houseMoney()).toBe(before - 3_000);
    expect(await houseBid(lot(0), 4_000)).toBeNull();
    expect(await houseBid(lot(0), 2_500, names[1])).toBe('outbid');
    expect(await houseMoney()).toBe(before - 3_000);
    await bid(lot(0), player, 3_200);
    expect(await houseMoney()).toBe(before);
    const bids = await auctionBids(game.visitor(), { auctionId: lot(0) });
    expect(
      bids.map(({ number, stable, ofHouse, price }) => [number, stable.name, ofHouse, price]),
    ).toMatchObject([
      [3, expect.any(String), false, 3_100],
      [2, names[1], true, 2_600],
      [1, names[0], true, 2_100],
    ]);
    const told = await game.sql(`select from public.activities a join public.stables s
      on s.id = a.stable_id and s.is_house where a.type = 'outbid'`);
    expect(told).toEqual([]);
  });

  it('is outbid by the reserve, and its bid changes nothing of what the horse costs', async () => {
    const before = (await myWallets(player.backend)).credits;
    await houseBid(lot(1), mostOfHouse(6_900));
    await bid(lot(1), player, 9_000);
    expect(await hammerFalls(game, lot(1))).toBe('sold');
    // What it costs without the house's bid (houseLots.test.ts).
    expect((await auctionLot(game.visitor(), { auctionId: lot(1) })).price).toBe(7_000);
    expect((await myWallets(player.backend)).credits).toBe(before - 7_000);
  });

  it('never buys: its own maximum comes back, and the horse goes home', async () => {
    const before = await houseMoney();
    await houseBid(lot(2), mostOfHouse(6_900));
    expect(await hammerFalls(game, lot(2))).toBe('unsold');
    expect(await houseMoney()).toBe(before);
    expect(await myActivity(player.backend, { limit: 1 })).not.toMatchObject([
      { type: 'bid_returned' },
    ]);
  });

  it('bids no reserve, on no horse of a stable, and not near the hammer', async () => {
    await consign(game);
    const terms = { lots: 9, every: 15 * MINUTE, at: Date.now() };
    const auctionId = (await consignHouseLot(game.steward(), terms)) ?? '';
    const other = await lotOfNewOwner(game);
    await expectAllRefused(
      game,
      ['bad_request', () => houseBid(auctionId, mostOfHouse(6_900) + 1)],
      ['bad_request', () => houseBid(other.auctionId, 600)],
      ['bad_request', () => houseBid(auctionId, 3_000, 'Hollow Oak')],
      ['bad_request', () => houseBid(auctionId, 0)],
      ['auction_not_found', () => houseBid(crypto.randomUUID(), 3_000)],
    );
    const seen = await seenBy(game, auctionId);
    const open = await lotsForHouse(game.steward(), { at: Date.now() });
    expect(open.find((each) => each.auctionId === auctionId)).toEqual({
      ...{ auctionId, guide: 6_900, price: null, startingBid: 2_100, bidders: [] },
      consignedAt: seen.consignedAt,
    });
    expect(houseBids({ auctionId, ...seen })).toHaveLength(2);
    await closesIn(game, auctionId, 290);
    expect(await houseBid(auctionId, 3_000)).toBeNull();
    const left = await lotsForHouse(game.steward(), { at: Date.now() });
    expect(left.map((each) => each.auctionId)).not.toContain(auctionId);
  });
});
