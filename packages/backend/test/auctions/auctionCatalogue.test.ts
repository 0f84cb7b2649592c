import { type SalesSearch, saleRatings, specialties } from '@furlong/game/rules';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { inOrder, type Order } from '../../../game/src/lists/order.ts';
import { findHorsesForSale, type HorseForSale } from '../../../game/src/market/salesSearch.ts';
import {
  auctionCatalogue,
  auctionPrices,
  type CatalogueOrder,
  type ListedLot,
  type LotSearch,
  pastAuctions,
} from '../../src/index.ts';
import { TestGame } from '../support/testGame.ts';

/** Its lots are of every kind, and no bid has made them so: what must hold of auctions does not here. */
const game = new TestGame({});

/** A lot as the rules search it, and when its hammer falls or has fallen. */
interface Lot extends HorseForSale {
  readonly at: number;
  readonly sold: boolean;
}

let open: Lot[];
let over: Lot[];

beforeAll(async () => {
  await game.open();
  for (let count = 0; count < 3; count += 1) await game.player();
  await game.sql(
    `insert into public.horses (
       stable_id, name, sex, birth_season, coat, sire, dam, specialty, style, rating, condition,
       energy, condition_at, created_at, talents_hash
     )
     select s.id, (array['100% Éclair', 'Oak_Leaf', 'a.b Oak', 'Zulu', 'Moor'])[1 + n % 5] || ' ' || n,
       (array['male', 'female'])[1 + n % 2], private.season_at(now()) - 2 - n % 6, 'Bay', 'S', 'D',
       (array['Sprint', 'Mile', 'Middle Distance', 'Long Distance'])[1 + n / 3 % 4], 1,
       35 + (n * 7) % 80, 85, 85, now(), now(), repeat('0', 64)
     from generate_series(1, 160) n
     join public.stables s on s.name = 'Stable ' || 1 + n % 3`,
  );
  // Many close at one moment, and many stand at one price.
  await game.sql(
    `select private.consign(h, false, 100000, 500 * (1 + (h.rating * 13) % 60),
       date_trunc('hour', now()) + make_interval(mins => (h.rating * 11) % 30), now())
     from public.horses h where h.talents_hash = repeat('0', 64)`,
  );
  await game.sql(
    `update private.auctions a
     set ended_at = closes_at, outcome = case when rating % 3 = 0 then 'unsold' else 'sold' end,
       price = 100000 * (rating % 2) + starting_bid + 500, bids = 1, leader_id = stable_id,
       reserve = starting_bid
     where number % 2 = 0`,
  );
  const rows = await game.sql(
    `select a.*, h.name, s.name as vendor, private.age_at(h.birth_season, now()) as age
     from private.auctions a join public.horses h on h.id = a.horse_id
     join public.stables s on s.id = a.stable_id`,
  );
  const toLot = (row: (typeof rows)[number]): Lot => ({
    id: String(row.id),
    name: String(row.name),
    seller: String(row.vendor),
    sellerKind: 'stable',
    price: Number(row.asked),
    age: Number(row.age),
    sex: row.sex === 'male' ? 'male' : 'female',
    rating: Number(row.rating),
    specialty: specialties.find((each) => each === row.specialty) ?? 'Sprint',
    ...{ surface: null, runs: 0 },
    at: new Date(String(row.closes_at)).getTime(),
    sold: row.outcome === 'sold',
  });
  open = rows.filter(({ outcome }) => outcome === null).map(toLot);
  over = rows.filter(({ outcome }) => outcome !== null).map(toLot);
  return () => game.close();
});

const searches = fc.record<LotSearch>({
  text: fc.constantFrom('', '', 'oak', 'É', '%', '_', 'a.b', 'STABLE 2', 'zu', 'nothing', '1'),
  price: fc.constantFrom('low', 'high', null, null),
  age: fc.constantFrom('young', 'mature', null, null),
  sex: fc.constantFrom('male', 'female', null, null),
  rating: fc.constantFrom(...saleRatings, null, null, null, null),
  specialty: fc.constantFrom(...specialties, null, null, null, null),
});

const everyLot: LotSearch = {
  ...{ text: '', price: null, age: null, sex: null, rating: null, specialty: null },
};

const orders: Readonly<Record<CatalogueOrder, Order<Lot>>> = {
  closing: { key: ({ at }) => at, direction: 'ascending' },
  cheapest: { key: ({ price }) => price, direction: 'ascending' },
  dearest: { key: ({ price }) => price, direction: 'descending' },
  'best rated': { key: ({ rating }) => rating, direction: 'descending' },
};

const found = (lots: readonly Lot[], search: LotSearch, order: Order<Lot>) => {
  const whole: SalesSearch = { ...search, surface: null, runs: null, seller: null };
  return inOrder(findHorsesForSale(lots, whole), order).map(({ id }) => id);
};

/** The ids of all pages, 25 lots each. */
async function allPages(page: (after: ListedLot | null) => Promise<ListedLot[]>) {
  const all: ListedLot[] = [];
  for (;;) {
    const lots = await page(all.at(-1) ?? null);
    all.push(...lots);
    if (lots.length < 25) return all.map(({ id }) => id);
  }
}

it('the catalogue finds and sorts as the rules do, page by page', async () => {
  const names = fc.constantFrom<CatalogueOrder>('closing', 'cheapest', 'dearest', 'best rated');
  await fc.assert(
    fc.asyncProperty(searches, names, async (search, order) => {
      const ids = await allPages((after) =>
        auctionCatalogue(game.visitor(), { search, order, after, limit: 25 }),
      );
      expect(ids).toEqual(found(open, search, orders[order]));
    }),
    { numRuns: 40 },
  );
});

it('the history finds what is over, the last first', async () => {
  const outcomes = fc.constantFrom('sold', 'unsold', null);
  await fc.assert(
    fc.asyncProperty(searches, outcomes, async (search, outcome) => {
      const ids = await allPages((after) =>
        pastAuctions(game.visitor(), { search, outcome, after, limit: 25 }),
      );
      const lots = over.filter(({ sold }) => outcome === null || sold === (outcome === 'sold'));
      expect(ids).toEqual(found(lots, search, { ...orders.closing, direction: 'descending' }));
    }),
    { numRuns: 25 },
  );
});

it('words that are none of its own are refused', async () => {
  for (const call of [
    `auction_catalogue(p_order => 'reserve')`,
    `auction_catalogue(p_order => 'ended')`,
    `auction_catalogue(p_price => 'free')`,
    `auction_catalogue(p_age => 'old')`,
    `auction_catalogue(p_after_key => '5')`,
    `auction_catalogue(p_text => repeat('x', 101))`,
    `past_auctions(p_outcome => 'withdrawn')`,
    `my_auctions('everything')`,
  ]) {
    await expect(game.sql(`select * from public.${call}`), call).rejects.toMatchObject({
      hint: 'bad_request',
    });
  }
});

it('tells what the last horses brought, the last first, as they were when the hammer fell', async () => {
  const sold = over.filter((lot) => lot.sold);
  const prices = await auctionPrices(game.visitor());
  expect(prices).toHaveLength(Math.min(100, sold.length));
  expect(new Set(prices.map(({ auctionId }) => auctionId))).toEqual(
    new Set(sold.map(({ id }) => id)),
  );
  expect(prices.map(({ at }) => at)).toEqual(prices.map(({ at }) => at).sort((a, b) => b - a));
  for (const { auctionId, age, rating, price } of prices) {
    expect(sold.find(({ id }) => id === auctionId)).toMatchObject({ age, rating, price });
  }
});

it('shows a past lot with the rating of its hammer', async () => {
  const first = async () =>
    (await pastAuctions(game.visitor(), { search: everyLot, outcome: null, limit: 1 }))[0];
  const lot = await first();
  await game.sql('update public.horses set rating = rating + 5 where id = $1', [lot?.horse.id]);
  const again = await first();
  await game.sql('update public.horses set rating = rating - 5 where id = $1', [lot?.horse.id]);
  expect(again?.horse.rating).toBe(lot?.horse.rating);
});
