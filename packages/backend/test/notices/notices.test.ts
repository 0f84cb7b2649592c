import { HOUR } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  myMarks,
  myNotices,
  type Notice,
  readLetters,
  seeNotices,
  sendLetter,
} from '../../src/index.ts';
import { bid, type Consigned, hammerFalls, lotOfNewOwner } from '../support/testAuctions.ts';
import { openTestGame, type Player } from '../support/testGame.ts';

const game = openTestGame();

let ann: Player;
let bob: Player;

beforeAll(async () => {
  [ann, bob] = [await game.player(), await game.player()];
});

const noticesOf = ({ backend }: Player) => myNotices(backend, { limit: 20 });

/** The news of a lot's horse that a player is told, and whether it is new, the last first. */
const toldOf = async (player: Player, { horseId, auctionId }: Consigned) =>
  (await noticesOf(player))
    .filter(({ activity }) => activity.horseId === horseId)
    .map((notice: Notice) => {
      expect([null, auctionId]).toContain(notice.auctionId);
      return [notice.activity.type, notice.fresh];
    });

async function seeAll(player: Player) {
  const [newest] = await noticesOf(player);
  if (newest) await seeNotices(player.backend, { toldAt: newest.toldAt });
}

describe('the mark', () => {
  it('counts what others did, and no deed of one’s own', async () => {
    await seeAll(ann);
    expect(await myMarks(ann.backend)).toEqual({ news: 0, letters: 0 });
    const lot = await lotOfNewOwner(game);
    await bid(lot.auctionId, ann, 1_000);
    expect(await myMarks(ann.backend)).toEqual({ news: 0, letters: 0 });
    await bid(lot.auctionId, bob, 2_000);
    expect(await myMarks(ann.backend)).toEqual({ news: 1, letters: 0 });
    expect(await toldOf(ann, lot)).toEqual([['outbid', true]]);
    await hammerFalls(game, lot.auctionId);
  });

  it('tells each of a hammer what it is for them', async () => {
    const lot = await lotOfNewOwner(game);
    const unsold = await lotOfNewOwner(game);
    await bid(lot.auctionId, ann, lot.guide);
    await bid(lot.auctionId, bob, lot.guide + 100);
    await bid(unsold.auctionId, ann, 1_000);
    expect([await hammerFalls(game, lot.auctionId), await hammerFalls(game, unsold.auctionId)])
      // What becomes of each.
      .toEqual(['sold', 'unsold']);
    expect(await toldOf(ann, lot)).toEqual([['outbid', true]]);
    expect(await toldOf(bob, lot)).toEqual([['auction_won', true]]);
    expect(await toldOf(lot, lot)).toEqual([['horse_sold', true]]);
    expect(await toldOf(ann, unsold)).toEqual([['bid_returned', true]]);
    expect(await toldOf(unsold, unsold)).toEqual([['auction_unsold', true]]);
  });

  it('tells who led that a sealed bid was higher', async () => {
    const lot = await lotOfNewOwner(game);
    await bid(lot.auctionId, ann, lot.guide);
    await game.sql('update private.auctions set extensions = 12 where id = $1', [lot.auctionId]);
    expect(await bid(lot.auctionId, bob, lot.guide + 100)).toBe('sealed');
    expect(await toldOf(ann, lot)).toEqual([]);
    await hammerFalls(game, lot.auctionId);
    expect(await toldOf(ann, lot)).toEqual([['outbid', true]]);
    expect(await toldOf(bob, lot)).toEqual([['auction_won', true]]);
  });

  it('is gone once the list was opened, as often as it is, until something else is told', async () => {
    const lot = await lotOfNewOwner(game);
    await bid(lot.auctionId, ann, 1_000);
    await bid(lot.auctionId, bob, 2_000);
    await seeAll(ann);
    await seeAll(ann);
    await seeNotices(ann.backend, { toldAt: Date.now() - 24 * HOUR });
    expect(await myMarks(ann.backend)).toEqual({ news: 0, letters: 0 });
    expect(await toldOf(ann, lot)).toEqual([['outbid', false]]);
    await bid(lot.auctionId, ann, 2_500);
    await bid(lot.auctionId, bob, 3_400);
    expect(await toldOf(ann, lot)).toEqual([['outbid', true]]);
    await hammerFalls(game, lot.auctionId);
  });

  it('keeps what is told later new, whatever a browser says it has seen', async () => {
    await seeNotices(bob.backend, { toldAt: Date.now() + 24 * HOUR });
    const lot = await lotOfNewOwner(game);
    await bid(lot.auctionId, bob, 1_000);
    await bid(lot.auctionId, ann, 2_000);
    expect(await toldOf(bob, lot)).toEqual([['outbid', true]]);
    await hammerFalls(game, lot.auctionId);
  });

  it('counts in the same read the stables that have written', async () => {
    await seeAll(ann);
    const requestId = crypto.randomUUID();
    await sendLetter(bob.backend, { stableId: ann.stableId, text: 'Well run.', requestId });
    expect(await myMarks(ann.backend)).toEqual({ news: 0, letters: 1 });
    await readLetters(ann.backend, { stableId: bob.stableId });
    expect(await myMarks(ann.backend)).toEqual({ news: 0, letters: 0 });
  });

  it('is nobody’s without a stable', async () => {
    await expect(myMarks(game.visitor())).rejects.toMatchObject({ code: 'not_signed_in' });
    await expect(myNotices(game.visitor(), { limit: 5 })).rejects.toMatchObject({
      code: 'not_signed_in',
    });
  });
});
