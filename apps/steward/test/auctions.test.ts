import { auctionBids, auctionCatalogue, auctionLot } from '@furlong/backend';
import { nextDueAt } from '@furlong/backend/service';
import { DAY, HOUR, houseLots, MINUTE } from '@furlong/game/rules';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { openStewardFixture } from './support/stewardFixture.ts';

const fixture = openStewardFixture({ everyMinutes: 30 });

type Owner = Awaited<ReturnType<typeof fixture.newOwner>> & { userId: string };

let vendor: Owner;
let bidder: Owner;

const newOwner = async (name: string): Promise<Owner> => {
  const owner = await fixture.newOwner(name);
  const [row] = await fixture.game.rows('select owner_id from public.stables where id = $1', [
    owner.stableId,
  ]);
  return { ...owner, userId: String(row?.owner_id) };
};

beforeAll(async () => {
  vendor = await newOwner('Hollow Oak');
  bidder = await newOwner('Westering Yard');
});

afterEach(async () => {
  expect(await fixture.game.violations()).toEqual([]);
});

/** Calls a function of the database as a player. */
async function as({ userId }: Owner, call: string, parameters: unknown[]) {
  await fixture.game.rows(`select set_config('request.jwt.claim.sub', $1, false)`, [userId]);
  const [row] = await fixture.game.rows(`select ${call} as answer`, parameters);
  await fixture.game.rows(`select set_config('request.jwt.claim.sub', '', false)`);
  return String(row?.answer);
}

/** A new horse of the vendor's, worth $3,500, under the hammer for an hour, on which the other stable has bid. */
async function lotWithBid(maximum = 3_600): Promise<string> {
  const [row] = await fixture.game.rows('select private.give_starter_horse($1, now()) as id', [
    vendor.stableId,
  ]);
  await fixture.game.rows(
    'update public.horses set rating = 40, sellable_from = null where id = $1',
    [row?.id],
  );
  const auctionId = await as(vendor, 'public.consign_to_auction($1, 3500, 500, 60, $2)', [
    row?.id,
    crypto.randomUUID(),
  ]);
  await as(bidder, 'public.place_bid($1, $2, $3)', [auctionId, maximum, crypto.randomUUID()]);
  return auctionId;
}

const lotOf = (auctionId: string) => auctionLot(fixture.game.visitor, { auctionId });
const credits = ({ stableId }: Owner) => fixture.balance(stableId, 'credits');

it('the hammer falls in time, once, whoever comes', async () => {
  const before = [await credits(vendor), await credits(bidder)].map(Number);
  const auctionId = await lotWithBid();
  const { closesAt } = await lotOf(auctionId);
  expect(await nextDueAt(fixture.game.backend)).toBeLessThanOrEqual(closesAt);
  await fixture.steward.settleDueAuctions(closesAt - 1);
  expect(await lotOf(auctionId)).toMatchObject({ ended: null });
  await Promise.all([
    fixture.steward.settleDueAuctions(closesAt),
    fixture.stewardNamed('second').settleDueAuctions(closesAt),
  ]);
  await fixture.steward.settleDueAuctions(closesAt + DAY);
  expect(await lotOf(auctionId)).toMatchObject({
    ended: { outcome: 'sold', at: closesAt },
    leader: { id: bidder.stableId },
    price: 3_500,
  });
  expect([await credits(vendor), await credits(bidder)]).toEqual([
    Number(before[0]) - 50 + 3_325,
    Number(before[1]) - 3_500,
  ]);
});

it('hammers that were to fall while no steward was there fall when one comes, and no bid is taken in between', async () => {
  const lots = [await lotWithBid(), await lotWithBid(), await lotWithBid(900)];
  await fixture.game.rows('update private.auctions set closes_at = now() where ended_at is null');
  await expect(
    as(bidder, 'public.place_bid($1, 3670, $2)', [lots[2], crypto.randomUUID()]),
  ).rejects.toMatchObject({ hint: 'auction_over' });
  await fixture.game.rows(`select set_config('request.jwt.claim.sub', '', false)`);
  await fixture.steward.settleDueAuctions(Date.now() + 30 * DAY);
  const outcomes = await Promise.all(lots.map(lotOf));
  expect(outcomes.map(({ ended }) => ended?.outcome)).toEqual(['sold', 'sold', 'unsold']);
});

it('one that fails holds up no other, and is tried again once its lease is over', async () => {
  const lots = [await lotWithBid(900), await lotWithBid(900)];
  const at = (await lotOf(lots[1] ?? '')).closesAt;
  fixture.game.injectFault({ rpc: 'settle_auction', effect: 'refused' });
  await fixture.steward.settleDueAuctions(at);
  fixture.game.injectFault(null);
  expect(fixture.errors).toHaveLength(2);
  await fixture.steward.settleDueAuctions(at + 1);
  expect((await lotOf(lots[0] ?? '')).ended).toBeNull();
  await fixture.stewardNamed('second').settleDueAuctions(at + 31_000);
  for (const id of lots) expect(await lotOf(id)).toMatchObject({ ended: { outcome: 'unsold' } });
});

it('a sale whose answer was lost is made once', async () => {
  const before = await credits(bidder);
  const auctionId = await lotWithBid();
  const at = (await lotOf(auctionId)).closesAt + HOUR;
  fixture.game.injectFault({ rpc: 'settle_auction', effect: 'response lost' });
  await fixture.steward.settleDueAuctions(at);
  fixture.game.injectFault(null);
  await fixture.steward.settleDueAuctions(at + HOUR);
  expect(await lotOf(auctionId)).toMatchObject({ ended: { outcome: 'sold' } });
  expect(await credits(bidder)).toBe(Number(before) - 3_500);
});

it('some of the house’s horses are under the hammer, whichever stewards see to them', async () => {
  await fixture.steward.stockSalesRing(fixture.at);
  await Promise.all([
    fixture.steward.consignHouseLots(fixture.at),
    fixture.stewardNamed('second').consignHouseLots(fixture.at),
  ]);
  await fixture.steward.stockSalesRing(fixture.at);
  await fixture.steward.consignHouseLots(fixture.at);
  const search = { text: '', price: null, age: null, sex: null, rating: null, specialty: null };
  const lots = await auctionCatalogue(fixture.game.visitor, { search, order: 'closing' });
  expect(lots.map(({ closesAt }) => (closesAt - fixture.at) / houseLots.every)).toEqual([
    1, 2, 3, 4,
  ]);
  expect(lots.every(({ vendorKind }) => vendorKind === 'house')).toBe(true);
  const [first] = lots;
  await fixture.steward.settleDueAuctions(first?.closesAt ?? 0);
  await fixture.steward.stockSalesRing(first?.closesAt ?? 0);
  await fixture.steward.consignHouseLots(first?.closesAt ?? 0);
  const next = await auctionCatalogue(fixture.game.visitor, { search, order: 'closing' });
  expect(next.map(({ id }) => id).slice(0, 3)).toEqual(lots.map(({ id }) => id).slice(1));
  expect(((next[3]?.closesAt ?? 0) - fixture.at) / houseLots.every).toBe(5);
});

it('the house’s stables bid on them within ten minutes, each once, whichever stewards see to it', async () => {
  const at = fixture.at;
  await fixture.steward.registerHouseHorses(at);
  const search = { text: '', price: null, age: null, sex: null, rating: null, specialty: null };
  const lots = await auctionCatalogue(fixture.game.visitor, { search, order: 'closing' });
  expect(lots.length).toBeGreaterThan(0);
  const from = Math.max(...lots.map(({ consignedAt }) => consignedAt));
  const bidsOn = (auctionId: string) => auctionBids(fixture.game.visitor, { auctionId });
  await fixture.steward.placeHouseBids(from - HOUR);
  expect((await Promise.all(lots.map(({ id }) => bidsOn(id)))).flat()).toEqual([]);
  for (let minute = 1; minute <= 10; minute += 1) {
    await Promise.all([
      fixture.steward.placeHouseBids(from + minute * MINUTE),
      fixture.stewardNamed('second').placeHouseBids(from + minute * MINUTE),
    ]);
  }
  for (const { id } of lots) {
    const bids = await bidsOn(id);
    expect(bids.length).toBeGreaterThanOrEqual(1);
    expect(bids.length).toBeLessThanOrEqual(2);
    expect(bids.every(({ ofHouse }) => ofHouse)).toBe(true);
  }
});
