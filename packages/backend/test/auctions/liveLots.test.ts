import { beforeAll, describe, expect, it } from 'vitest';
import { afterTold, toToldLot } from '../../src/auctions/index.ts';
import { type AuctionLot, auctionLot } from '../../src/index.ts';
import { bid, closesIn, hammerFalls, lotOfNewOwner, seal } from '../support/testAuctions.ts';
import { openTestGame, type Player } from '../support/testGame.ts';

const game = openTestGame();

let ann: Player;
let bob: Player;
let cat: Player;

beforeAll(async () => {
  [ann, bob, cat] = [await game.player(), await game.player(), await game.player()];
});

/** What is told of a lot as it stands, as a screen gets it. */
async function toldOf(auctionId: string) {
  const [row] = await game.sql(
    'select private.lot_told(a) as told from private.auctions a where a.id = $1',
    [auctionId],
  );
  return row?.told as Record<string, unknown>;
}

describe('what is told of a lot', () => {
  it('has nothing in it that not everybody sees', async () => {
    const lot = await lotOfNewOwner(game, { reserve: 3_456 });
    await bid(lot.auctionId, ann, 2_222);
    await bid(lot.auctionId, bob, 2_777);
    const told = await toldOf(lot.auctionId);
    expect(Object.keys(told).toSorted()).toEqual([
      ...['bids', 'closes_at', 'ended_at', 'extensions', 'id', 'last_bid', 'leader', 'outcome'],
      ...['price', 'reserve_met'],
    ]);
    const text = JSON.stringify(told);
    // Neither the reserve nor a maximum that nobody has reached.
    for (const secret of ['3456', '3500', '2777']) expect(text).not.toContain(secret);
    await seal(game, lot.auctionId);
    const before = await toldOf(lot.auctionId);
    expect(await bid(lot.auctionId, cat, 3_000)).toBe('sealed');
    expect(await toldOf(lot.auctionId)).toEqual(before);
    await hammerFalls(game, lot.auctionId);
  });

  it('fits what the channel carries: 8,000 bytes', async () => {
    const lot = await lotOfNewOwner(game);
    await bid(lot.auctionId, ann, 600);
    expect(JSON.stringify(await toldOf(lot.auctionId)).length).toBeLessThan(2_000);
    await hammerFalls(game, lot.auctionId);
  });

  it('makes of what a screen knew what it would be told if it asked', async () => {
    const lot = await lotOfNewOwner(game);
    const { auctionId } = lot;
    const lookers = [ann, bob, cat, lot];
    const asked = async () => {
      const lots: AuctionLot[] = [];
      for (const { backend } of lookers) {
        const { mostBid: _mostBid, ...seen } = await auctionLot(backend, { auctionId });
        lots.push(seen);
      }
      return lots;
    };
    // A test cannot wait until the hammer is near; a bid puts it off then.
    await closesIn(game, auctionId, 60);
    const steps = [
      () => bid(auctionId, ann, 600),
      () => bid(auctionId, bob, 900),
      () => bid(auctionId, ann, 2_000),
      () => bid(auctionId, bob, lot.guide),
      () => bid(auctionId, ann, lot.guide + 100),
      () => hammerFalls(game, auctionId),
    ];
    let known = await asked();
    for (const step of steps) {
      await step();
      const told = toToldLot(await toldOf(auctionId));
      if (told === null) throw new Error('Nothing is told.');
      const now = await asked();
      for (const [index, looker] of lookers.entries()) {
        const before = known[index];
        const after = now[index];
        if (before === undefined || after === undefined) throw new Error('Nobody looks.');
        // What of it is the player's own is asked for after a bid of theirs, as the page does.
        const own = { own: { ...before.own, maximum: after.own.maximum } };
        const seen = afterTold({ ...before, ...own }, told, looker.stableId);
        // The horse's own state is on its page; a lot shows what was offered.
        expect({ ...seen, horse: null }).toEqual({ ...after, horse: null });
        expect(afterTold(after, told, looker.stableId)).toEqual(after);
      }
      known = now;
    }
  });
});
