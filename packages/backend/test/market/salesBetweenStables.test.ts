import { nearGuide } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  buyHorse,
  changeSalePrice,
  economyWeeks,
  horseSale,
  listHorse,
  myWallets,
} from '../../src/index.ts';
import { chargeBoxes } from '../../src/service/index.ts';
import { expectRefused } from '../support/equipment.ts';
import { consign, ruleOf, seller } from '../support/market.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, freeze, openTestRace, registerHouseHorses, run } from '../support/testRaces.ts';
import { mondayAfter } from '../support/weeks.ts';

const game = openTestGame();

beforeAll(() => registerHouseHorses(game, 'Vale House', 4));

const requestId = () => crypto.randomUUID();
const credits = async ({ backend }: Player) => (await myWallets(backend)).credits;

/** Lets the days go by that a horse has to stay, and a stable has to be old. */
async function wait(days: number): Promise<void> {
  await game.sql(
    `update public.stables set created_at = created_at - make_interval(days => $1)
     where owner_id is not null`,
    [days],
  );
  await game.sql(
    'update public.horses set sellable_from = sellable_from - make_interval(days => $1)',
    [days],
  );
}

/** Prize money of $6,000 for the player, in a race against the house. */
async function win(player: Player): Promise<void> {
  await game.sql('update public.horses set energy = 100, condition_at = now() where id = $1', [
    player.horseId,
  ]);
  const closesAt = Date.now() + 3_600_000;
  const raceId = await openTestRace(game, { closesAt, entryFee: 0 });
  await enter(raceId, player);
  await freeze(game, raceId, closesAt);
  await run(game, raceId, 6_000);
}

/** Sells a horse at the first of the prices that both the ring and the buyer's purchase take, or not. */
async function deal(from: Player, to: Player, horseId: string, prices: readonly number[]) {
  let listed = false;
  for (const price of prices) {
    try {
      const offer = { horseId, price, requestId: requestId() };
      await (listed ? changeSalePrice : listHorse)(from.backend, offer);
      listed = true;
      await buyHorse(to.backend, { horseId, price, requestId: requestId() });
      return price;
    } catch {
      // The next, more modest price.
    }
  }
  throw new Error('Not even the most modest price was taken.');
}

describe('what a free account can move to another', () => {
  it.each([
    ['in its first week', 0],
    ['after it has waited out its first four weeks', 60],
  ])('is less than a twentieth of what it was given, %s', async (_when, age) => {
    const feeder = await game.player();
    const fed = await game.player();
    await wait(age);
    // A horse worth nearly all that an account is given.
    const { horseId, price } = await consign(game, { rating: 75 });
    await buyHorse(fed.backend, { horseId, price, requestId: requestId() });
    const before = await credits(fed);
    await wait(7);
    const guide = await ruleOf({ ...fed, horseId });
    const least = Math.ceil(guide * 0.95);
    // Dear to the account that feeds, and cheap back a week later.
    const most = Math.min(25_000, Math.floor(guide * 1.05));
    await deal(fed, feeder, horseId, [guide * 3, 25_000, guide + 1_500, most]);
    await wait(7);
    await deal(feeder, fed, horseId, [
      Math.ceil(guide * 0.3),
      guide / 2,
      guide * 0.8,
      guide * 0.9,
      least,
    ]);
    const moved = (await credits(fed)) - before;
    expect(moved).toBeLessThan(25_000 / 20);
    expect(moved).toBeGreaterThan(-25_000 / 20);
  });
});

describe('beyond a twentieth of the guide', () => {
  it('a stable pays another only what it has won, and only once it is four weeks old', async () => {
    const from = await seller(game);
    const rich = await game.player();
    await win(rich);
    const guide = await ruleOf(from);
    const { most } = nearGuide(guide);
    const buy = (price: number) => (request: string) =>
      buyHorse(rich.backend, { horseId: from.horseId, price, requestId: request });
    const price = Math.min(guide * 3, most + 400);
    await listHorse(from.backend, { horseId: from.horseId, price, requestId: requestId() });
    expect(await horseSale(rich.backend, { horseId: from.horseId })).toMatchObject({
      mostToPay: most,
      leastToAsk: null,
    });
    await expectRefused(game, 'pays_too_much', buy(price));
    await wait(28);
    await buy(price)(requestId());
  });

  it('a stable asks less only as far as its prizes go, and each dollar of them counts once', async () => {
    const owner = await seller(game);
    await wait(28);
    const guide = await ruleOf(owner);
    const { least } = nearGuide(guide);
    const offer = (price: number) => (request: string) =>
      listHorse(owner.backend, { horseId: owner.horseId, price, requestId: request });
    expect(await horseSale(owner.backend, { horseId: owner.horseId })).toMatchObject({
      leastToAsk: least,
      mostToPay: null,
    });
    await expectRefused(game, 'asks_too_little', offer(least - 1));
    await win(owner);
    await game.sql('update public.horses set sellable_from = null where id = $1', [owner.horseId]);
    const now = nearGuide(await ruleOf(owner)).least;
    await offer(now - 600)(requestId());
    // Its own offer does not count against itself, and does against the next.
    await changeSalePrice(owner.backend, {
      ...{ horseId: owner.horseId, price: now - 700, requestId: requestId() },
    });
    const [leeway] = await game.sql('select private.leeway_seen($1, null, now()) as left', [
      owner.stableId,
    ]);
    expect(Number(leeway?.left)).toBe(6_000 - 700);
  });

  it('the house sells and buys back as before', async () => {
    const newcomer = await game.player();
    const { horseId } = await consign(game, { rating: 40 });
    expect(await horseSale(newcomer.backend, { horseId })).toMatchObject({
      mostToPay: null,
      leastToAsk: null,
    });
  });
});

it('the economy tells what went from stable to stable', async () => {
  const week = (await economyWeeks(game.visitor())).length;
  expect(week).toBe(0);
  await chargeBoxes(game.steward(), { at: mondayAfter(1) });
  const [told] = await economyWeeks(game.visitor());
  const [sold] = await game.sql(
    `select count(*)::int as count, sum(price)::int as paid from private.listings
     where ending = 'sold' and not of_house`,
  );
  expect(told?.transfers).toMatchObject({ count: sold?.count, paid: sold?.paid });
  expect(told?.transfers.offGuide).toBeGreaterThan(0);
  expect(told?.transfers.mostReceived).toBeLessThan(Number(sold?.paid));
  expect(told?.transfers.mostReceived).toBeGreaterThan(0);
});
