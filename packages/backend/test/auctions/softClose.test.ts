import { beforeAll, describe, expect, it } from 'vitest';
import { auctionBids, auctionLot, myWallets } from '../../src/index.ts';
import {
  bid,
  closesIn,
  expectAllRefused,
  hammerFalls,
  lotOfNewOwner,
  refusedBid,
  seal,
  seenBy,
} from '../support/testAuctions.ts';
import { openTestGame, type Player } from '../support/testGame.ts';

const game = openTestGame();

let ann: Player;
let bob: Player;

beforeAll(async () => {
  [ann, bob] = [await game.player(), await game.player()];
});

const credits = async ({ backend }: Player) => (await myWallets(backend)).credits;

describe('the soft close', () => {
  it('puts the hammer off to five minutes after a bid of the last five', async () => {
    const { auctionId } = await lotOfNewOwner(game);
    await closesIn(game, auctionId, 301);
    const { closesAt } = await seenBy(game, auctionId);
    await bid(auctionId, ann, 600);
    expect(await seenBy(game, auctionId)).toMatchObject({ closesAt, extensions: 0 });
    await closesIn(game, auctionId, 30);
    const from = Date.now();
    await bid(auctionId, bob, 900);
    const put = await seenBy(game, auctionId);
    expect(put.extensions).toBe(1);
    expect(put.closesAt).toBeGreaterThanOrEqual(from + 299_000);
    expect(put.closesAt).toBeLessThanOrEqual(Date.now() + 300_000);
    await hammerFalls(game, auctionId);
  });

  it('after twelve times takes one sealed bid of each, of which nobody sees anything', async () => {
    const lot = await lotOfNewOwner(game);
    const { auctionId } = lot;
    await bid(auctionId, ann, 2_000);
    await seal(game, auctionId);
    await closesIn(game, auctionId, 60);
    const before = await seenBy(game, auctionId);
    const history = await auctionBids(game.visitor(), { auctionId });
    const had = [await credits(ann), await credits(bob)];
    expect(await bid(auctionId, bob, 3_600)).toBe('sealed');
    expect(await bid(auctionId, ann, 3_600)).toBe('sealed');
    await expectAllRefused(game, refusedBid('sealed_bid_given', lot, bob, 3_650));
    expect(before.sealed).toBe(true);
    expect(await seenBy(game, auctionId)).toEqual(before);
    expect(await auctionBids(game.visitor(), { auctionId })).toEqual(history);
    expect(await auctionLot(bob.backend, lot)).toMatchObject({
      price: 500,
      leader: { id: ann.stableId },
      own: { maximum: 3_600, stands: true, sealed: true },
    });
    expect(await hammerFalls(game, auctionId)).toBe('sold');
    expect(await seenBy(game, auctionId)).toMatchObject({
      price: 3_600,
      leader: { id: bob.stableId },
      ended: { outcome: 'sold' },
    });
    expect([await credits(ann), await credits(bob)]).toEqual([
      Number(had[0]) + 2_000,
      Number(had[1]) - 3_600,
    ]);
  });
});
