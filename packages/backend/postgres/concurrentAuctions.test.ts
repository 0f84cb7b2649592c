import { describe, expect, it } from 'vitest';
import { settleAuction } from '../src/service/index.ts';
import { creditsOf } from '../test/support/market.ts';
import {
  closesIn,
  hammerFalls,
  lotOfNewOwner,
  seal,
  seenBy,
} from '../test/support/testAuctions.ts';
import { openTestGame } from '../test/support/testGame.ts';
import { openTestRace } from '../test/support/testRaces.ts';
import { callAlone, enterAlone, owners } from './concurrentOwners.ts';

const game = openTestGame();

type Owner = Awaited<ReturnType<typeof owners>>[number];

const attempt = async (
  { userId }: Pick<Owner, 'userId'>,
  call: string,
  parameters: readonly unknown[],
): Promise<string> => {
  const { outcome, row } = await callAlone(game, { userId, call, parameters });
  return outcome === 'done' ? String(Object.values(Object(row))[0]) : outcome;
};

const bid = (by: Owner, auctionId: string, maximum: number, requestId = crypto.randomUUID()) =>
  attempt(by, 'public.place_bid($1, $2, $3)', [auctionId, maximum, requestId]);
const consign = (by: Owner, reserve: number) =>
  attempt(by, 'public.consign_to_auction($1, $2, 500, 60, gen_random_uuid())', [
    by.horseId,
    reserve,
  ]);
const withdraw = (by: Owner, auctionId: string) =>
  attempt(by, 'public.withdraw_from_auction($1, gen_random_uuid())', [auctionId]);
const settle = async (auctionId: string) =>
  settleAuction(game.steward(), { auctionId, at: (await seenBy(game, auctionId)).closesAt }).catch(
    (error) => String(error.code),
  );

const creditsOfAll = (all: readonly Owner[]) =>
  Promise.all(all.map(({ stableId }) => creditsOf(game, stableId)));

const pair = async (): Promise<[Owner, Owner]> => {
  const [one, other] = await owners(game, 2);
  if (!one || !other) throw new Error('No owners');
  return [one, other];
};

/** A horse that its owner may sell, at its guide price. */
async function sellable({ horseId }: Owner): Promise<number> {
  const [row] = await game.sql(
    `update public.horses set sellable_from = null, rating = 40 where id = $1
     returning private.guide_price(rating, 2)::int as price`,
    [horseId],
  );
  return Number(row?.price);
}

const stableOf = async (horseId: string) =>
  (await game.sql('select stable_id from public.horses where id = $1', [horseId]))[0]?.stable_id;

describe('at the same moment', () => {
  it('one of 120 bidders of the last second has the horse, and 119 have their credits', async () => {
    const bidders = await owners(game, 120);
    const { auctionId, horseId } = await lotOfNewOwner(game);
    await closesIn(game, auctionId, 20);
    const maxima = bidders.map((_, index) => 500 + ((index * 37) % 120) * 26);
    const began = performance.now();
    const outcomes = await Promise.all(
      bidders.map((each, index) => bid(each, auctionId, maxima[index] ?? 0)),
    );
    const took = performance.now() - began;
    // Each that moves the price puts the hammer off: where more than twelve do, the others are sealed.
    const expected = ['leads', 'outbid', 'bid_too_low', 'sealed'];
    expect(outcomes.filter((outcome) => !expected.includes(outcome))).toEqual([]);
    expect(outcomes).toEqual(expect.arrayContaining(['leads', 'bid_too_low']));
    expect(await hammerFalls(game, auctionId)).toBe('sold');
    const { leader, price, bids } = await seenBy(game, auctionId);
    const taken = maxima.map((each, index) => (outcomes[index] === 'bid_too_low' ? 0 : each));
    expect(bidders[taken.indexOf(Math.max(...taken))]?.stableId).toBe(leader?.id);
    expect(bids).toBeGreaterThan(1);
    expect(await stableOf(horseId)).toBe(leader?.id);
    expect(await creditsOfAll(bidders)).toEqual(
      bidders.map(({ stableId }) => 25_000 - (stableId === leader?.id ? Number(price) : 0)),
    );
    console.log(`120 bidders were answered in ${took.toFixed(0)} ms`);
  });

  it('of 60 sealed bids the highest has the horse', async () => {
    const bidders = await owners(game, 60);
    const [first] = await owners(game, 1);
    const { auctionId, horseId } = await lotOfNewOwner(game);
    if (first) await bid(first, auctionId, 500);
    await seal(game, auctionId);
    const outcomes = await Promise.all(
      bidders.map((each, index) => bid(each, auctionId, 600 + index * 50)),
    );
    expect(new Set(outcomes)).toEqual(new Set(['sealed']));
    expect(await Promise.all([1, 2, 3].map(() => settle(auctionId)))).toEqual(
      Array.from({ length: 3 }, () => 'sold'),
    );
    const winner = bidders.at(-1);
    expect(await stableOf(horseId)).toBe(winner?.stableId);
    expect(await creditsOfAll(bidders)).toEqual(
      bidders.map((each) => 25_000 - (each === winner ? 3_550 : 0)),
    );
  });

  it('one request from twenty tabs bids once', async () => {
    const [bidder] = await pair();
    const { auctionId } = await lotOfNewOwner(game);
    const requestId = crypto.randomUUID();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => bid(bidder, auctionId, 2_000, requestId)),
    );
    expect(new Set(outcomes)).toEqual(new Set(['leads']));
    expect(await creditsOf(game, bidder.stableId)).toBe(23_000);
    await hammerFalls(game, auctionId);
  });

  it('two rivals on two lots do not come to a standstill', async () => {
    const rivals = await owners(game, 6);
    const lots = [await lotOfNewOwner(game), await lotOfNewOwner(game)];
    const rounds = Array.from({ length: 12 }, (_, round) => 600 + round * 200);
    const outcomes = await Promise.all(
      rounds.flatMap((maximum, round) =>
        rivals.map((each, index) =>
          bid(each, lots[(round + index) % 2]?.auctionId ?? '', maximum + index * 10),
        ),
      ),
    );
    expect([...new Set(outcomes)].toSorted()).toEqual(['bid_too_low', 'leads', 'outbid']);
    for (const { auctionId } of lots) await hammerFalls(game, auctionId);
  });

  it('a horse has a bid or is withdrawn, and its bidder’s credits are kept or never were', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [owner, bidder] = await pair();
      const auctionId = await consign(owner, await sellable(owner));
      const [placed, withdrawn] = await Promise.all([
        bid(bidder, auctionId, 900),
        withdraw(owner, auctionId),
      ]);
      expect([
        ['leads', 'auction_has_bids'],
        ['auction_over', owner.horseId],
      ]).toContainEqual([placed, withdrawn]);
      expect(await creditsOf(game, bidder.stableId)).toBe(placed === 'leads' ? 24_100 : 25_000);
    }
  });

  it('a bid comes before the hammer, or after it and is refused', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [owner, bidder] = await pair();
      const auctionId = await consign(owner, await sellable(owner));
      const at = (await seenBy(game, auctionId)).closesAt;
      const [outcome, placed] = await Promise.all([
        settleAuction(game.steward(), { auctionId, at }),
        bid(bidder, auctionId, 3_600),
      ]);
      expect([
        ['sold', 'leads'],
        ['unsold', 'auction_over'],
      ]).toContainEqual([outcome, placed]);
      expect(await stableOf(owner.horseId)).toBe(
        outcome === 'sold' ? bidder.stableId : owner.stableId,
      );
    }
  });

  it('a horse is listed, consigned, entered or retired, and only one of them', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [owner] = await pair();
      const price = await sellable(owner);
      await game.sql('select private.give_starter_horse($1, now())', [owner.stableId]);
      const raceId = await openTestRace(game, { offAt: Date.now() + 7_200_000 });
      const outcomes = await Promise.all([
        attempt(owner, 'public.list_horse($1, $2, gen_random_uuid())', [owner.horseId, price]),
        consign(owner, price),
        consign(owner, price),
        enterAlone(game, { ...owner, raceId }).then(({ outcome }) => outcome),
        attempt(owner, 'public.retire_horse($1, gen_random_uuid())', [owner.horseId]),
      ]);
      const refused = outcomes.filter((each) => /^[a-z]+_[a-z_]+$/.test(each));
      expect(refused, outcomes.join(' ')).toHaveLength(4);
    }
  });
});
