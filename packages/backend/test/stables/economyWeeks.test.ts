import { LEAST_STABLES_TOLD, WEEK } from '@furlong/game/rules';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { buyHorse, economyWeeks, retireHorse } from '../../src/index.ts';
import { chargeBoxes } from '../../src/service/index.ts';
import { anotherHorse } from '../support/equipment.ts';
import { consign } from '../support/market.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, freeze, openTestRace, registerHouseHorses, run } from '../support/testRaces.ts';
import { mondayAfter } from '../support/weeks.ts';

const game = openTestGame();

const players: Player[] = [];

beforeAll(async () => {
  for (let nth = 0; nth < LEAST_STABLES_TOLD; nth += 1) players.push(await game.player());
  await registerHouseHorses(game, 'Vale House', 4);
});

const charge = (weeks: number) => chargeBoxes(game.steward(), { at: mondayAfter(weeks) });
const flowsOf = (week: Awaited<ReturnType<typeof economyWeeks>>[number] | undefined) =>
  Object.fromEntries(week?.flows.map(({ kind, amount }) => [kind, amount]) ?? []);

it('nothing is told before the first week is over', async () => {
  expect(await economyWeeks(game.visitor())).toEqual([]);
});

it('a week is kept once it is charged: what came, what left, and how it lies', async () => {
  const [first, second, third] = players;
  if (!first || !second || !third) throw new Error('Nobody plays.');
  // This week: an entry, a horse bought, and one retired.
  const closesAt = mondayAfter(1) + WEEK / 2;
  const raceId = await openTestRace(game, { closesAt, entryFee: 180 });
  await enter(raceId, first);
  const { horseId, price } = await consign(game);
  await buyHorse(second.backend, { horseId, price, requestId: crypto.randomUUID() });
  await anotherHorse(game, third);
  await retireHorse(third.backend, { horseId: third.horseId, requestId: crypto.randomUUID() });
  // The next: a race is run, before the books of this one are closed.
  await freeze(game, raceId, closesAt);
  await run(game, raceId, 6000);
  await charge(1);
  await charge(2);

  const [next, founding, ...older] = await economyWeeks(game.visitor());
  expect(older).toEqual([]);
  expect(flowsOf(founding)).toEqual({ grant: 125_000, entry_fee: -180, horse_sale: -price });
  // The house's own horses are not told.
  expect(founding).toMatchObject({
    beginsAt: mondayAfter(0),
    stables: 5,
    horses: 6,
    medianPrice: price,
    sold: 1,
  });
  expect(next).toMatchObject({
    beginsAt: mondayAfter(1),
    medianMoney: 25_000 - 150,
    medianPrice: null,
    sold: 0,
  });
  expect(flowsOf(next)).toEqual({ prizes: 6000, box_fee: -110 - 300 - 3 * 150 });

  await charge(2);
  expect(await economyWeeks(game.visitor())).toHaveLength(2);
});

it('inequality is 0 among equals, and near 1 where one has everything', async () => {
  const gini = async (amounts: readonly number[]) => {
    const [row] = await game.sql('select private.gini($1::bigint[]) as gini', [amounts]);
    return Number(row?.gini);
  };
  expect(await gini([])).toBe(0);
  expect(await gini([0, 0])).toBe(0);
  expect(await gini([7, 7, 7])).toBeCloseTo(0, 9);
  expect(await gini([...Array.from({ length: 99 }, () => 0), 500])).toBeCloseTo(0.99, 9);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 20 }),
      async (amounts) => {
        const total = amounts.reduce((sum, amount) => sum + amount, 0);
        const apart = amounts.flatMap((a) => amounts.map((b) => Math.abs(a - b)));
        const mean = apart.reduce((sum, each) => sum + each, 0) / amounts.length ** 2;
        const expected = total === 0 ? 0 : (mean * amounts.length) / (2 * total);
        expect(await gini(amounts)).toBeCloseTo(expected, 9);
      },
    ),
    { numRuns: 30 },
  );
});
