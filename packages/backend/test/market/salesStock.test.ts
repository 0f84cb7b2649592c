import { NEWCOMER_PRICE } from '@furlong/game/rules';
import { expect, it } from 'vitest';
import { buyHorse, horseSale } from '../../src/index.ts';
import { consignHorse, lotsToRenew, renewLot, salesStock } from '../../src/service/index.ts';
import { consign } from '../support/market.ts';
import { openTestGame } from '../support/testGame.ts';

const game = openTestGame();
const DAY = 86_400_000;

const stock = () => salesStock(game.steward(), { newcomerPrice: NEWCOMER_PRICE });

it('counts what was bred, what newcomers can afford, and the stables founded since', async () => {
  expect(await stock()).toEqual({
    nextNumber: 0,
    bred: 0,
    forNewcomers: 0,
    newStables: 0,
    retirements: 0,
  });
  const cheap = await consign(game);
  await consign(game, { rating: 90 });
  const { backend } = await game.player();
  expect(await stock()).toMatchObject({
    ...{ nextNumber: 2, bred: 2, forNewcomers: 1, newStables: 1, retirements: 0 },
  });
  await buyHorse(backend, { ...cheap, requestId: crypto.randomUUID() });
  expect(await stock()).toMatchObject({ bred: 2, forNewcomers: 0 });
});

it('gives a number to one horse, and a name that is taken to none', async () => {
  const { number } = await consign(game);
  const { nextNumber, bred } = await stock();
  const [taken] = await game.sql('select * from public.horses limit 1');
  const [agent] = await game.sql('select stable_id from private.sales_agents');
  const lot = { ...taken, agentName: '', style: 1, birthSeason: taken?.birth_season, talents: {} };
  for (const each of [number, nextNumber]) {
    const before = await game.sql('select count(*) from public.horses');
    await consignHorse(game.steward(), {
      number: each,
      stableId: String(agent?.stable_id),
      lot: lot as never,
      at: Date.now(),
    });
    expect(await game.sql('select count(*) from public.horses')).toEqual(before);
  }
  expect(await stock()).toMatchObject({ nextNumber: nextNumber + 1, bred });
});

it('keeps the house’s horses fit, and leaves what was sold alone', async () => {
  const at = Date.now() - 3 * DAY;
  const kept = await consign(game, { at });
  const sold = await consign(game, { at });
  const { backend } = await game.player();
  await buyHorse(backend, { ...sold, requestId: crypto.randomUUID() });
  const due = await lotsToRenew(game.steward(), { at: Date.now() });
  expect(due).toContain(kept.horseId);
  expect(due).not.toContain(sold.horseId);
  for (const { horseId } of [kept, sold])
    await renewLot(game.steward(), { horseId, at: Date.now() });
  const rows = await game.sql(
    `select condition_at > now() - interval '1 hour' as fresh from public.horses
     where id in ($1, $2) order by id = $1 desc`,
    [kept.horseId, sold.horseId],
  );
  expect(rows).toEqual([{ fresh: true }, { fresh: false }]);
});

it('offers a horse at the price of its age, and past seven years no more', async () => {
  const { horseId, price } = await consign(game);
  await game.sql(
    `with older as (update public.horses set birth_season = birth_season - 4 where id = $1)
     update private.listings set birth_season = birth_season - 4 where horse_id = $1`,
    [horseId],
  );
  await renewLot(game.steward(), { horseId, at: Date.now() });
  const { listing, rulePrice } = await horseSale(game.visitor(), { horseId });
  expect(listing?.price).toBe(rulePrice);
  expect(rulePrice).toBeLessThan(price);
  await renewLot(game.steward(), { horseId, at: Date.now() + 200 * DAY });
  expect((await horseSale(game.visitor(), { horseId })).listing).toBeNull();
});
