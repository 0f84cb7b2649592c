import { LEAST_STABLES_TOLD, NEWCOMER_PRICE } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { purseWeeks } from '../../src/index.ts';
import { chargeBoxes, countPlayersHorses, salesStock } from '../../src/service/index.ts';
import { consign } from '../support/market.ts';
import { setRole } from '../support/setRole.ts';
import { stableNamesOf } from '../support/stableNames.ts';
import { openTestGame } from '../support/testGame.ts';
import { mondayAfter } from '../support/weeks.ts';

const game = openTestGame();
const { found } = stableNamesOf(game);

const charge = (weeks: number) => chargeBoxes(game.steward(), { at: mondayAfter(weeks) });
const kept = () =>
  game.sql('select stables, horses, median_money::int as median from public.economy_weeks');
/** Of how many weeks a visitor reads anything. */
const told = () =>
  game.database.withRollback(async (sql) => {
    await setRole(sql, null);
    const weeks = ['economy_weeks', 'purse_weeks', 'economy_flows'].map((table) =>
      sql(`select distinct week from public.${table}`),
    );
    return (await Promise.all(weeks)).map(({ length }) => length);
  });

let unconfirmed: string;

beforeAll(async () => {
  await consign(game);
  for (let nth = 1; nth < LEAST_STABLES_TOLD; nth += 1) await game.player();
  unconfirmed = await found('Typo Yard');
});

describe('a sign-up that was never confirmed is no stable', () => {
  it('for the horses that the house breeds, and the races that it puts on', async () => {
    const stock = await salesStock(game.steward(), { newcomerPrice: NEWCOMER_PRICE });
    expect(stock.newStables).toBe(LEAST_STABLES_TOLD - 1);
    expect(await countPlayersHorses(game.steward())).toBe(LEAST_STABLES_TOLD - 1);
  });

  it('for box fees and for the economy, of which so few stables tell nothing', async () => {
    await charge(1);
    expect(await charge(2)).toBe(LEAST_STABLES_TOLD - 1);
    const four = { stables: 4, horses: 4 };
    expect(await kept()).toMatchObject([
      { ...four, median: 25_000 },
      { ...four, median: 24_850 },
    ]);
    expect(await told()).toEqual([0, 0, 0]);
  });

  it('until it is confirmed: with five stables a week is told, and those before it stay untold', async () => {
    await game.sql('update auth.users set email_confirmed_at = now() where id = $1', [unconfirmed]);
    expect(await countPlayersHorses(game.steward())).toBe(LEAST_STABLES_TOLD);
    expect(await charge(3)).toBe(LEAST_STABLES_TOLD);
    expect(await told()).toEqual([1, 1, 1]);
    const [purse] = await purseWeeks(game.visitor());
    // What was won and spent is that of the weeks that are told.
    expect(purse).toMatchObject({ judgedWeeks: 1, stables: 5, won: 0, spent: 750 });
  });
});
