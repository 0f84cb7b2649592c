import { describe, expect, it } from 'vitest';
import { consign, creditsOf } from '../test/support/market.ts';
import { openTestGame } from '../test/support/testGame.ts';
import { openTestRace } from '../test/support/testRaces.ts';
import { callAlone, enterAlone, owners } from './concurrentOwners.ts';

const game = openTestGame();

type Owner = Awaited<ReturnType<typeof owners>>[number];

const attempt = async (
  { userId }: Owner,
  call: string,
  parameters: readonly unknown[],
  requestId: string = crypto.randomUUID(),
): Promise<string> =>
  (await callAlone(game, { userId, call, parameters: [...parameters, requestId] })).outcome;

const buy = (by: Owner, horseId: string, price: number, requestId?: string) =>
  attempt(by, 'public.buy_horse($1, $2, $3)', [horseId, price], requestId);
const offer = (by: Owner, price: number) =>
  attempt(by, 'public.list_horse($1, $2, $3)', [by.horseId, price]);
const change = (by: Owner, price: number) =>
  attempt(by, 'public.change_sale_price($1, $2, $3)', [by.horseId, price]);
const withdraw = (by: Owner) => attempt(by, 'public.withdraw_from_sale($1, $2)', [by.horseId]);

const tally = (outcomes: readonly string[]) => {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
};

const pair = async (): Promise<[Owner, Owner]> => {
  const [one, other] = await owners(game, 2);
  if (!one || !other) throw new Error('No owners');
  return [one, other];
};

/** A horse that its owner may sell, at its guide price. */
async function sellable({ horseId }: Owner): Promise<number> {
  const [row] = await game.sql(
    `update public.horses set sellable_from = null where id = $1
     returning private.guide_price(rating, 2)::int as price`,
    [horseId],
  );
  return Number(row?.price);
}

const stableOf = async (horseId: string) =>
  (await game.sql('select stable_id from public.horses where id = $1', [horseId]))[0]?.stable_id;

describe('at the same moment', () => {
  it('one of 200 buyers has the horse, and 199 keep their credits', async () => {
    const buyers = await owners(game, 200);
    const { horseId, price } = await consign(game);
    const began = performance.now();
    const outcomes = await Promise.all(buyers.map((each) => buy(each, horseId, price)));
    const took = performance.now() - began;
    expect(tally(outcomes)).toEqual({ done: 1, horse_not_for_sale: 199 });
    const winner = buyers[outcomes.indexOf('done')];
    expect(await stableOf(horseId)).toBe(winner?.stableId);
    const rows = await game.sql(
      `select balance, count(*)::int as stables from public.wallets
       where kind = 'credits' and stable_id = any ($1) group by balance order by balance`,
      [buyers.map(({ stableId }) => stableId)],
    );
    expect(rows).toEqual([
      { balance: 25_000 - price, stables: 1 },
      { balance: 25_000, stables: 199 },
    ]);
    console.log(`200 buyers were answered in ${took.toFixed(0)} ms`);
  });

  it('one request from twenty tabs buys once', async () => {
    const [buyer] = await pair();
    const { horseId, price } = await consign(game);
    const requestId = crypto.randomUUID();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => buy(buyer, horseId, price, requestId)),
    );
    expect(tally(outcomes)).toEqual({ done: 20 });
    expect(await creditsOf(game, buyer.stableId)).toBe(25_000 - price);
  });

  it('two tabs with credits for one of two horses buy one', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [buyer] = await pair();
      const lots = [await consign(game, { rating: 65 }), await consign(game, { rating: 65 })];
      const outcomes = await Promise.all(
        lots.map(({ horseId, price }) => buy(buyer, horseId, price)),
      );
      expect(tally(outcomes)).toEqual({ done: 1, too_few_credits: 1 });
    }
  });

  it('a horse is sold or withdrawn, and both sides are told', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [seller, buyer] = await pair();
      const price = await sellable(seller);
      await offer(seller, price);
      const [bought, withdrawn] = await Promise.all([
        buy(buyer, seller.horseId, price),
        withdraw(seller),
      ]);
      expect([
        ['done', 'horse_not_yours'],
        ['horse_not_for_sale', 'done'],
      ]).toContainEqual([bought, withdrawn]);
      const owner = bought === 'done' ? buyer : seller;
      expect(await stableOf(seller.horseId)).toBe(owner.stableId);
    }
  });

  it('a horse is sold at the price that was seen, or not at all', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [seller, buyer] = await pair();
      const price = await sellable(seller);
      await offer(seller, price);
      const [bought, changed] = await Promise.all([
        buy(buyer, seller.horseId, price),
        change(seller, price + 500),
      ]);
      expect([
        ['done', 'horse_not_yours'],
        ['price_changed', 'done'],
      ]).toContainEqual([bought, changed]);
      expect([25_000, 25_000 - price]).toContain(await creditsOf(game, buyer.stableId));
    }
  });

  it('a horse is entered or offered, and never both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [owner] = await pair();
      const price = await sellable(owner);
      const raceId = await openTestRace(game);
      const [offered, { outcome: entered }] = await Promise.all([
        offer(owner, price),
        enterAlone(game, { ...owner, raceId }),
      ]);
      expect([
        ['done', 'horse_for_sale'],
        ['sale_while_entered', 'entered'],
      ]).toContainEqual([offered, entered]);
    }
  });

  it('one horse is offered once, and prices across $15,000 change without a standstill', async () => {
    const sellers = await owners(game, 12);
    for (const each of sellers) await sellable(each);
    await game.sql('update public.horses set rating = 60 where id = any ($1)', [
      sellers.map(({ horseId }) => horseId),
    ]);
    const [first] = sellers;
    if (!first) throw new Error('No sellers');
    const offers = await Promise.all(Array.from({ length: 10 }, () => offer(first, 14_000)));
    expect(tally(offers)).toEqual({ done: 1, already_for_sale: 9 });
    await Promise.all(
      sellers.slice(1).map((each, index) => offer(each, index % 2 === 0 ? 14_000 : 16_000)),
    );
    const changes = await Promise.all(
      [0, 1, 2, 3].flatMap((round) =>
        sellers.map((each, index) => change(each, (index + round) % 2 === 0 ? 16_000 : 14_000)),
      ),
    );
    expect(tally(changes)).toEqual({ done: 48 });
  });
});
