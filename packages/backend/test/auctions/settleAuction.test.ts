import { beforeAll, describe, expect, it } from 'vitest';
import {
  horseSale,
  myActivity,
  myAuctions,
  myHorses,
  mySales,
  myWallets,
} from '../../src/index.ts';
import { claimDueAuction, nextDueAt, settleAuction, voidRace } from '../../src/service/index.ts';
import {
  bid,
  closesIn,
  expectAllRefused,
  hammerFalls,
  lotOfNewOwner,
  seenBy,
} from '../support/testAuctions.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, openTestRace } from '../support/testRaces.ts';

const game = openTestGame();

let ann: Player;
let bob: Player;

beforeAll(async () => {
  [ann, bob] = [await game.player(), await game.player()];
});

const credits = async ({ backend }: Player) => (await myWallets(backend)).credits;
const ids = async (player: Player, part: Parameters<typeof myAuctions>[1]['part']) =>
  (await myAuctions(player.backend, { part })).map(({ id }) => id);

describe('when the hammer falls', () => {
  it('the horse goes to who leads, the price to its vendor less a twentieth, the rest back', async () => {
    const lot = await lotOfNewOwner(game);
    const { auctionId, horseId } = lot;
    const had = [await credits(lot), await credits(ann), await credits(bob)].map(Number);
    await bid(auctionId, ann, 3_000);
    await bid(auctionId, bob, 3_600);
    expect([await ids(ann, 'bidding'), await ids(bob, 'bidding')]).toEqual([
      [auctionId],
      [auctionId],
    ]);
    expect(await hammerFalls(game, auctionId)).toBe('sold');
    const after = await game.snapshot();
    expect(await hammerFalls(game, auctionId)).toBe('sold');
    expect(await game.snapshot()).toEqual(after);

    expect([await credits(lot), await credits(ann), await credits(bob)]).toEqual([
      Number(had[0]) + 3_500 - 175,
      had[1],
      Number(had[2]) - 3_500,
    ]);
    const bought = (await myHorses(bob.backend)).find(({ id }) => id === horseId);
    expect(bought).toMatchObject({ stableId: bob.stableId, equipment: [] });
    expect(await horseSale(bob.backend, { horseId })).toMatchObject({
      obstacle: 'not_sellable_yet',
      giveBack: null,
      comparable: { median: 3_500, sales: 1 },
    });
    expect([await ids(bob, 'won'), await ids(ann, 'lost'), await ids(lot, 'sold')]).toEqual([
      [auctionId],
      [auctionId],
      [auctionId],
    ]);
    expect([await ids(ann, 'won'), await ids(bob, 'lost'), await ids(lot, 'unsold')]).toEqual([
      [],
      [],
      [],
    ]);
    expect(await mySales(bob.backend, {})).toMatchObject([{ horseId, price: 3_500 }]);
    const told = async ({ backend }: Player) =>
      (await myActivity(backend, { limit: 1 })).map(({ type }) => type);
    expect([await told(bob), await told(lot)]).toEqual([['auction_won'], ['horse_sold']]);
  });

  it('below the reserve all bids come back, and the horse stays', async () => {
    const lot = await lotOfNewOwner(game);
    const before = await credits(ann);
    await bid(lot.auctionId, ann, lot.guide - 1);
    expect(await hammerFalls(game, lot.auctionId)).toBe('unsold');
    expect(await credits(ann)).toBe(before);
    expect(await seenBy(game, lot.auctionId)).toMatchObject({ price: 500, reserveMet: false });
    expect((await myHorses(lot.backend)).map(({ id }) => id)).toContain(lot.horseId);
    expect(await myActivity(lot.backend, { limit: 1 })).toMatchObject([
      { type: 'auction_unsold', horseId: lot.horseId },
    ]);
    const unbid = await lotOfNewOwner(game);
    expect(await hammerFalls(game, unbid.auctionId)).toBe('unsold');
  });

  it('on a horse that is not there any more all bids come back', async () => {
    const lot = await lotOfNewOwner(game);
    const before = await credits(ann);
    await bid(lot.auctionId, ann, lot.guide);
    await game.sql('select private.retire($1, now())', [lot.horseId]);
    expect(await hammerFalls(game, lot.auctionId)).toBe('void');
    expect(await credits(ann)).toBe(before);
  });

  it('what comes back to a bidder pays first what the boxes lacked', async () => {
    const lot = await lotOfNewOwner(game);
    const before = await credits(ann);
    await bid(lot.auctionId, ann, 3_600);
    await game.sql(
      `insert into private.box_bills (stable_id, week, horses, runs, fee, paid, at)
       values ($1, 1, 1, 0, 150, 0, now())`,
      [ann.stableId],
    );
    expect(await hammerFalls(game, lot.auctionId)).toBe('sold');
    expect(await credits(ann)).toBe(before - 3_500 - 100);
  });
});

describe('the hammer', () => {
  it('does not fall before its time, nor while the horse is in a race', async () => {
    const lot = await lotOfNewOwner(game);
    const { auctionId } = lot;
    const { closesAt } = await seenBy(game, auctionId);
    const settle = (at: number) => () => settleAuction(game.steward(), { auctionId, at });
    await expectAllRefused(game, ['bad_request', settle(closesAt - 1)]);
    await closesIn(game, auctionId, 48 * 3600);
    const raceId = await openTestRace(game);
    await enter(raceId, lot);
    const late = Date.now() + 72 * 3_600_000;
    const claim = () =>
      claimDueAuction(game.steward(), { steward: 'one', at: late, leaseSeconds: 60 });
    await expectAllRefused(game, ['bad_request', settle(late)]);
    expect(await claim()).toBeNull();
    await voidRace(game.steward(), {
      raceId,
      reason: 'could_not_be_run',
      beaconSignature: null,
      at: Date.now(),
    });
    expect(await claim()).toBe(auctionId);
    expect(await settle(late)()).toBe('unsold');
  });

  it('is claimed by one steward until its lease ends, and wakes one in time', async () => {
    const { auctionId } = await lotOfNewOwner(game);
    const { closesAt } = await seenBy(game, auctionId);
    expect(await nextDueAt(game.steward())).toBeLessThanOrEqual(closesAt);
    const claim = (steward: string, at: number) =>
      claimDueAuction(game.steward(), { steward, at, leaseSeconds: 60 });
    expect(await claim('one', closesAt - 1)).toBeNull();
    expect(await claim('one', closesAt)).toBe(auctionId);
    expect(await claim('two', closesAt + 59_999)).toBeNull();
    expect(await claim('one', closesAt + 59_999)).toBeNull();
    expect(await claim('two', closesAt + 60_000)).toBe(auctionId);
    await hammerFalls(game, auctionId);
    expect(await claim('two', closesAt + 600_000)).toBeNull();
  });

  it('is refused on an auction that is unknown', async () => {
    const auctionId = crypto.randomUUID();
    await expectAllRefused(game, [
      'auction_not_found',
      () => settleAuction(game.steward(), { auctionId, at: Date.now() }),
    ]);
  });
});
