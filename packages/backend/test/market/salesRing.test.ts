import {
  guidePrice,
  type SalesOrder,
  type SalesSearch,
  saleRatings,
  saleRuns,
  specialties,
} from '@furlong/game/rules';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { inOrder } from '../../../game/src/lists/order.ts';
import { salesOrders } from '../../../game/src/market/salesOrders.ts';
import { findHorsesForSale, type HorseForSale } from '../../../game/src/market/salesSearch.ts';
import { afterListing, type SaleListing, salesRing } from '../../src/index.ts';
import { TestGame } from '../support/testGame.ts';

/** Its horses are of every kind, and no race has made them so: what must hold of races does not here. */
const game = new TestGame({});

const everything: SalesSearch = {
  text: '',
  price: null,
  age: null,
  sex: null,
  rating: null,
  specialty: null,
  surface: null,
  runs: null,
  seller: null,
};

/** All that is for sale, as @furlong/game searches it. */
let offered: HorseForSale[];

beforeAll(async () => {
  await game.open();
  for (let count = 0; count < 3; count += 1) await game.player();
  await game.sql(
    `insert into private.sales_agents
     select id from public.stables where name = 'Stable 3'`,
  );
  // Two hundred horses of three sellers, of every kind, some at the same price.
  await game.sql(
    `with born as (
       insert into public.horses (
         stable_id, name, sex, birth_season, coat, sire, dam, specialty, style, rating, condition,
         energy, condition_at, created_at, talents_hash
       )
       select s.id, (array['100% Éclair', 'Oak_Leaf', 'a.b Oak', 'Zulu', 'Moor'])[1 + n % 5] || ' ' || n,
         (array['male', 'female'])[1 + n % 2], private.season_at(now()) - 2 - n % 6, 'Bay', 'S', 'D',
         (array['Sprint', 'Mile', 'Middle Distance', 'Long Distance'])[1 + n / 3 % 4], 1,
         35 + (n * 7) % 80, 85, 85, now(), now(), repeat('0', 64)
       from generate_series(1, 200) n
       join public.stables s on s.name = 'Stable ' || 1 + n % 3
       returning *
     )
     select count(*) from born`,
  );
  await game.sql(
    `select private.list(h, a.stable_id is not null, 500 * (1 + (h.rating * 13) % 60), now())
     from public.horses h left join private.sales_agents a using (stable_id)
     where h.talents_hash = repeat('0', 64)`,
  );
  await game.sql(
    `update private.listings set runs = rating % 9, surface = (array['', 'Turf', 'Dirt'])[1 + rating % 3]`,
  );
  const rows = await game.sql(
    `select l.*, h.name, s.name as seller, private.age_at(h.birth_season, now()) as age
     from private.listings l join public.horses h on h.id = l.horse_id
     join public.stables s on s.id = l.stable_id`,
  );
  offered = rows.map((row) => ({
    id: String(row.horse_id),
    name: String(row.name),
    seller: String(row.seller),
    sellerKind: row.of_house ? 'house' : 'stable',
    price: Number(row.price),
    age: Number(row.age),
    sex: row.sex === 'male' ? 'male' : 'female',
    rating: Number(row.rating),
    specialty: specialties.find((each) => each === row.specialty) ?? 'Sprint',
    surface: row.surface === 'Turf' || row.surface === 'Dirt' ? row.surface : null,
    runs: Number(row.runs),
  }));
  return () => game.database.close();
});

const searches = fc.record<SalesSearch>({
  text: fc.constantFrom(
    '',
    '',
    'oak',
    'É',
    '%',
    '_',
    'a.b',
    'STABLE 2',
    'o',
    'zu',
    'nothing',
    '1',
    'lair 1',
    'a.b oak 1',
    ' ',
  ),
  price: fc.constantFrom('low', 'high', null, null),
  age: fc.constantFrom('young', 'mature', null, null),
  sex: fc.constantFrom('male', 'female', null, null),
  rating: fc.constantFrom(...saleRatings, null, null, null, null),
  specialty: fc.constantFrom(...specialties, null, null, null, null, null, null),
  surface: fc.constantFrom('Turf', 'Dirt', null, null, null),
  runs: fc.constantFrom(...saleRuns, null, null, null, null),
  seller: fc.constantFrom('house', 'stable', null, null),
});
const orders = fc.constantFrom<SalesOrder>('cheapest', 'dearest', 'best rated', 'youngest', 'name');

async function allPages(search: SalesSearch, order: SalesOrder, limit: number) {
  const found: SaleListing[] = [];
  let total: number | null = null;
  for (;;) {
    const last = found.at(-1);
    const after = last ? afterListing(last) : null;
    const page = await salesRing(game.visitor(), { search, order, after, limit });
    total ??= page.total;
    found.push(...page.listings);
    if (page.listings.length < limit) return { found, total };
  }
}

/** As if so many of the first horses held any text. */
const asIfHeldBy = (count: number) =>
  `create or replace function private.count_on_walk(p_cells integer[], p_text text)
   returns integer language plpgsql stable as 'begin return ${count}; end'`;

/** Walks end after seven horses. */
const shortWalk = `create or replace function private.sales_walk(p_searched boolean) returns integer
  language sql immutable set search_path = '' as 'select 7'`;

describe('the sales ring', () => {
  const asTheRulesDo = async (counts: boolean, asked = orders) => {
    await fc.assert(
      fc.asyncProperty(searches, asked, async (search, order) => {
        const expected = inOrder(findHorsesForSale(offered, search), salesOrders[order]);
        const { found, total } = await allPages(search, order, 40);
        expect(found.map(({ horse }) => horse.id)).toEqual(expected.map(({ id }) => id));
        if (counts) expect(total).toBe(expected.length);
      }),
      { numRuns: 60 },
    );
  };

  it('finds, counts and sorts as the rules do, page by page', () => asTheRulesDo(true));

  it('does so where a walk ends before it has found a page', async () => {
    const [walk, count] = await game.sql(
      `select pg_get_functiondef(oid) as made from pg_proc
       where oid in ('private.sales_walk'::regproc, 'private.count_on_walk'::regproc)
       order by proname desc`,
    );
    try {
      await game.sql(shortWalk);
      await asTheRulesDo(true);
      await game.sql(asIfHeldBy(1001));
      await asTheRulesDo(false);
      await game.sql(asIfHeldBy(500));
      await asTheRulesDo(true, fc.constant('name'));
    } finally {
      for (const each of [walk, count]) await game.sql(String(each?.made));
    }
  });

  it('counts no further than a thousand of those that hold a text', async () => {
    await game.database.withRollback(async (sql) => {
      await sql(
        `insert into public.horses (
           stable_id, name, sex, birth_season, coat, sire, dam, specialty, style, rating, condition,
           energy, condition_at, created_at, talents_hash
         )
         select s.id, 'Quagga ' || n, 'male', 0, 'Bay', 'S', 'D', 'Mile', 1, 50, 85, 85, now(), now(),
           repeat('1', 64)
         from public.stables s, generate_series(1, 1002) n where s.name = 'Stable 1'`,
      );
      await sql(
        `select private.list(h, false, 900, now()) from public.horses h
         where h.talents_hash = repeat('1', 64)`,
      );
      const totals = (args: string) =>
        sql(`select distinct total from public.sales_ring(p_text => 'quagga', ${args})`);
      expect(await totals(`p_sex => null`)).toEqual([{ total: 1001 }]);
      expect(await totals(`p_sex => 'male'`)).toEqual([{ total: 1001 }]);
      expect(
        await sql(`select distinct total from public.sales_ring(p_text => 'quagga 100')`),
      ).toEqual([{ total: 4 }]);
      await sql(shortWalk);
      await sql(asIfHeldBy(500));
      expect(await totals(`p_order => 'name'`)).toEqual([{ total: 1001 }]);
    });
  });

  it('tells of each what a buyer asks', async () => {
    const { listings } = await salesRing(game.visitor(), {
      search: { ...everything, seller: 'house' },
      order: 'dearest',
      limit: 1,
    });
    expect(listings).toMatchObject([
      {
        seller: { name: 'Stable 3', silks: expect.objectContaining({ body: expect.any(String) }) },
        sellerKind: 'house',
        horse: { sire: 'S', dam: 'D', condition: 85 },
      },
    ]);
  });

  it('refuses words that are none of its own', async () => {
    for (const [name, value] of [
      ['p_order', 'random'],
      ['p_price', 'free'],
      ['p_age', 'old'],
      ['p_seller', 'nobody'],
      ['p_text', 'x'.repeat(101)],
      ['p_after_key', '5'],
    ] as const) {
      await expect(
        game.sql(`select public.sales_ring(${name} => $1)`, [value]),
      ).rejects.toMatchObject({ hint: 'bad_request' });
    }
  });
});

it('prices in the database are those of the rule', async () => {
  const rows = await game.sql(
    `select rating, age, private.guide_price(rating, age)::int as price
     from generate_series(0, 140) rating, generate_series(1, 12) age`,
  );
  expect(rows.map(({ price }) => price)).toEqual(
    rows.map(({ rating, age }) => guidePrice({ rating: Number(rating), age: Number(age) })),
  );
});
