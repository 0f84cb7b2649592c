import { beforeAll, describe, expect, it } from 'vitest';
import {
  auctionBids,
  auctionLot,
  myActivity,
  myWallets,
  placeBid,
  transferWallet,
} from '../../src/index.ts';
import {
  bid,
  closesIn,
  expectAllRefused,
  hammerFalls,
  lotOfNewOwner,
  refusedBid,
  seenBy,
} from '../support/testAuctions.ts';
import { openTestGame, type Player } from '../support/testGame.ts';

const game = openTestGame();

let ann: Player;
let bob: Player;
let cat: Player;

beforeAll(async () => {
  [ann, bob, cat] = [await game.player(), await game.player(), await game.player()];
});

const credits = async ({ backend }: Player) => (await myWallets(backend)).credits;

describe('a bid', () => {
  it('leads at the starting bid, and holds all of its maximum', async () => {
    const lot = await lotOfNewOwner(game);
    const before = await credits(ann);
    expect(await bid(lot.auctionId, ann, 2_000)).toBe('leads');
    expect(await credits(ann)).toBe(before - 2_000);
    expect(await seenBy(game, lot.auctionId)).toMatchObject({
      price: 500,
      bids: 1,
      leader: { id: ann.stableId },
      reserveMet: false,
      leastBid: 550,
      own: { maximum: null, stands: false },
    });
    expect(await auctionLot(ann.backend, lot)).toMatchObject({
      own: { maximum: 2_000, stands: true },
      leastBid: 2_100,
    });
    await hammerFalls(game, lot.auctionId);
    expect(await credits(ann)).toBe(before);
  });

  it('with one request id is placed once, and answered the same', async () => {
    const { auctionId } = await lotOfNewOwner(game);
    const request = { auctionId, maximum: 900, requestId: crypto.randomUUID(), fromWallet: 0 };
    const first = await placeBid(ann.backend, request);
    const after = await game.snapshot();
    expect(await placeBid(ann.backend, request)).toBe(first);
    expect(await game.snapshot()).toEqual(after);
    await hammerFalls(game, auctionId);
  });

  it('that is outbid comes back at once, and its stable is told', async () => {
    const { auctionId, horseId } = await lotOfNewOwner(game);
    const before = [await credits(ann), await credits(bob)];
    await bid(auctionId, ann, 1_200);
    expect(await bid(auctionId, bob, 2_500)).toBe('leads');
    expect([await credits(ann), await credits(bob)]).toEqual([
      before[0],
      Number(before[1]) - 2_500,
    ]);
    expect(await bid(auctionId, ann, 2_000)).toBe('outbid');
    expect(await credits(ann)).toBe(before[0]);
    expect(await seenBy(game, auctionId)).toMatchObject({
      price: 2_100,
      leader: { id: bob.stableId },
      bids: 3,
    });
    const told = await myActivity(ann.backend, { limit: 20 });
    expect(told.filter((each) => each.horseId === horseId)).toMatchObject([{ type: 'outbid' }]);
    await hammerFalls(game, auctionId);
  });

  it('is told by the price after it, and a leader’s higher maximum by nothing', async () => {
    const { auctionId } = await lotOfNewOwner(game);
    await bid(auctionId, ann, 1_500);
    await bid(auctionId, bob, 1_000);
    const before = await seenBy(game, auctionId);
    await closesIn(game, auctionId, 60);
    const closing = await seenBy(game, auctionId);
    const had = await credits(ann);
    expect(await bid(auctionId, ann, 2_700)).toBe('leads');
    expect(await credits(ann)).toBe(had - 1_200);
    expect(await seenBy(game, auctionId)).toEqual(closing);
    expect({ ...closing, closesAt: 0 }).toEqual({ ...before, closesAt: 0 });
    const seen = await auctionBids(game.visitor(), { auctionId });
    expect(seen.map(({ number, stable, price }) => [number, stable.id, price])).toEqual([
      [2, bob.stableId, 1_100],
      [1, ann.stableId, 500],
    ]);
    expect(await auctionBids(game.visitor(), { auctionId, before: 2 })).toEqual(seen.slice(1));
    await hammerFalls(game, auctionId);
  });

  it('that meets the reserve bids it, rounded up to the ladder', async () => {
    const { auctionId } = await lotOfNewOwner(game, { reserve: 3_330 });
    await bid(auctionId, ann, 3_300);
    expect(await seenBy(game, auctionId)).toMatchObject({ price: 500, reserveMet: false });
    await bid(auctionId, ann, 3_600);
    expect(await seenBy(game, auctionId)).toMatchObject({ price: 3_400, reserveMet: true });
    await hammerFalls(game, auctionId);
  });

  it('is paid out of the wallet as far as that was allowed', async () => {
    const { auctionId } = await lotOfNewOwner(game);
    const had = await credits(cat);
    const amount = had - 500;
    await transferWallet(cat.backend, { amount, to: 'wallet', requestId: crypto.randomUUID() });
    const offer = (fromWallet: number) => (requestId: string) =>
      placeBid(cat.backend, { auctionId, maximum: 800, requestId, fromWallet });
    await expectAllRefused(game, ['too_few_credits', offer(299)]);
    await offer(300)(crypto.randomUUID());
    expect(await credits(cat)).toBe(0);
    expect(await hammerFalls(game, auctionId)).toBe('unsold');
    expect(await credits(cat)).toBe(800);
  });
});

describe('a bid is refused', () => {
  it('below an increment above the price, or above one’s own maximum', async () => {
    const lot = await lotOfNewOwner(game);
    await expectAllRefused(game, refusedBid('bid_too_low', lot, ann, 499));
    await bid(lot.auctionId, ann, 900);
    await expectAllRefused(
      game,
      refusedBid('bid_too_low', lot, bob, 549),
      refusedBid('bid_too_low', lot, ann, 949),
    );
    await bid(lot.auctionId, ann, 950);
    await hammerFalls(game, lot.auctionId);
  });

  it('on one’s own horse, and once the hammer is to fall, also before a steward came', async () => {
    const lot = await lotOfNewOwner(game);
    await expectAllRefused(
      game,
      refusedBid('horse_is_yours', lot, lot, 900),
      refusedBid('auction_not_found', { auctionId: crypto.randomUUID() }, ann, 900),
    );
    await closesIn(game, lot.auctionId, -1);
    await expectAllRefused(game, refusedBid('auction_over', lot, ann, 900));
    await hammerFalls(game, lot.auctionId);
    await expectAllRefused(game, refusedBid('auction_over', lot, ann, 900));
  });

  it('to who has not the credits, and above what a stable may be paid', async () => {
    const lot = await lotOfNewOwner(game);
    await expectAllRefused(
      game,
      refusedBid('too_few_credits', lot, ann, 30_000),
      refusedBid('pays_too_much', lot, ann, Math.floor(lot.guide * 1.05) + 1),
    );
    const most = Math.floor(lot.guide * 1.05);
    expect(await auctionLot(ann.backend, lot)).toMatchObject({ mostBid: most });
    expect(await seenBy(game, lot.auctionId)).toMatchObject({ mostBid: null });
    await bid(lot.auctionId, ann, most);
    expect(await auctionLot(ann.backend, lot)).toMatchObject({ mostBid: most });
    await hammerFalls(game, lot.auctionId);
  });

  it('where other bids take what the stable may pay above the guide', async () => {
    const eve = await game.player();
    await game.sql(
      `update public.stables set created_at = now() - interval '60 days' where id = $1`,
      [eve.stableId],
    );
    await game.sql(
      `insert into private.standings (stable_id, runs, wins, places, earnings) values ($1, 0, 0, 0, 1000)`,
      [eve.stableId],
    );
    const [one, other] = [await lotOfNewOwner(game), await lotOfNewOwner(game)];
    const most = Math.floor(one.guide * 1.05);
    await bid(one.auctionId, eve, most + 700);
    await expectAllRefused(game, refusedBid('pays_too_much', other, eve, most + 301));
    expect(await auctionLot(eve.backend, other)).toMatchObject({ mostBid: most + 300 });
    await bid(one.auctionId, eve, most + 1_000);
    await bid(other.auctionId, eve, most);
    for (const { auctionId } of [one, other]) await hammerFalls(game, auctionId);
    await game.sql('delete from private.standings where stable_id = $1', [eve.stableId]);
  });
});
