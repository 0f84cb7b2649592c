import { nextPrizeSubsidy, purseAt, WEEK } from '@furlong/game/rules';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { purseWeeks, raceWithEntries } from '../../src/index.ts';
import { chargeBoxes } from '../../src/service/index.ts';
import { openTestGame } from '../support/testGame.ts';
import { enter, freeze, openTestRace, registerHouseHorses, run } from '../support/testRaces.ts';
import { mondayAfter } from '../support/weeks.ts';

const game = openTestGame();

const charge = (weeks: number) => chargeBoxes(game.steward(), { at: mondayAfter(weeks) });
const purseOf = async (raceId: string) =>
  (await raceWithEntries(game.visitor(), { raceId })).race.purse;
const percents = fc.integer({ min: 60, max: 140 });

/** A race that opens in the week so many weeks from this one. */
const openIn = (weeks: number, terms: { purse: number; entryFee: number }) =>
  openTestRace(game, {
    ...terms,
    closesAt: mondayAfter(weeks) + WEEK / 2,
    openedAt: mondayAfter(weeks) + 1,
  });

/** What stables won and spent in a week whose books are closed already. */
async function keep(
  week: number,
  { stables, won, spent }: { stables: number; won: number; spent: number },
) {
  await game.sql(
    `insert into public.economy_weeks (week, begins_at, stables, horses, median_money, gini, sold)
     select private.week_at(to_timestamp($1)), to_timestamp($1), $2, 1, 0, 0, 0`,
    [mondayAfter(week) / 1000, stables],
  );
  await game.sql(
    `insert into public.economy_flows (week, kind, amount)
     select private.week_at(to_timestamp($1)), f.kind, f.amount
     from (values ('prizes', $2::bigint), ('training', -$3::bigint), ('grant', 25000)) f (kind, amount)`,
    [mondayAfter(week) / 1000, won, spent],
  );
}

beforeAll(async () => {
  await registerHouseHorses(game, 'Vale House', 4);
});

describe('the database', () => {
  it('sets the house part by the rule', async () => {
    await fc.assert(
      fc.asyncProperty(
        percents,
        fc.array(
          fc.record({
            percent: percents,
            stables: fc.integer({ min: 15, max: 25 }),
            won: fc.integer({ min: 0, max: 900_000 }),
            spent: fc.integer({ min: -100, max: 900_000 }),
          }),
          { maxLength: 4 },
        ),
        async (present, weeks) => {
          const sum = (of: 'won' | 'spent') => weeks.reduce((total, week) => total + week[of], 0);
          const [row] = await game.sql(
            'select private.next_prize_subsidy($1, $2::integer[], $3, $4, $5) as percent',
            [
              present,
              weeks.map(({ percent }) => percent),
              weeks[0]?.stables ?? 0,
              sum('won'),
              sum('spent'),
            ],
          );
          expect(row?.percent).toBe(nextPrizeSubsidy(present, weeks));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('makes purses by the rule', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 100, max: 300_000 }), percents, async (purse, percent) => {
        const entryFee = Math.floor((3 * purse) / 100);
        const [row] = await game.sql('select private.purse_at($1, $2, $3)::int as purse', [
          purse,
          entryFee,
          percent,
        ]);
        expect(row?.purse).toBe(purseAt({ purse, entryFee }, percent));
      }),
      { numRuns: 200 },
    );
  });
});

describe('the house part of a week', () => {
  const classFive = { purse: 8000, entryFee: 240 };
  let early: string;

  it('is the planned one before the first week is over', async () => {
    expect(await purseWeeks(game.visitor())).toEqual([]);
    early = await openIn(0, classFive);
    expect(await purseOf(early)).toBe(8000);
  });

  it('is set when the books of the week before are closed, and says what it rests on', async () => {
    await keep(-4, { stables: 90, won: 1, spent: 9_000_000 });
    await keep(-3, { stables: 30, won: 1000, spent: 1000 });
    await keep(-2, { stables: 30, won: 1000, spent: 1000 });
    await keep(-1, { stables: 30, won: 1000, spent: 800 });
    await keep(0, { stables: 30, won: 1000, spent: 1000 });
    await charge(1);
    expect(await purseWeeks(game.visitor())).toEqual([
      {
        beginsAt: mondayAfter(1),
        percent: 97,
        judgedWeeks: 4,
        stables: 30,
        won: 4000,
        spent: 3800,
      },
    ]);
  });

  it('is set once, also by two stewards', async () => {
    await Promise.all([charge(1), charge(1)]);
    await game.sql('update private.box_rounds set reached = $1', [
      '00000000-0000-0000-0000-000000000000',
    ]);
    await game.sql("update public.economy_flows set amount = 1 where kind = 'prizes'");
    await charge(1);
    expect(await purseWeeks(game.visitor())).toMatchObject([{ percent: 97, won: 4000 }]);
  });

  it('is that of the races opened in the week, and of none that is open already', async () => {
    const raceId = await openIn(1, classFive);
    expect(await purseOf(raceId)).toBe(purseAt(classFive, 97));
    expect(await purseOf(raceId)).toBe(7800);
    expect(await purseOf(early)).toBe(8000);
  });

  it('is paid out to the dollar', async () => {
    const player = await game.player();
    const closesAt = mondayAfter(1) + WEEK / 2;
    const raceId = await openTestRace(game, { ...classFive, closesAt, openedAt: mondayAfter(1) });
    await enter(raceId, player);
    await freeze(game, raceId, closesAt);
    await run(game, raceId, await purseOf(raceId));
    expect(await game.sql('select * from private.check_races()')).toEqual([]);
    expect(await game.sql('select * from private.check_ledger()')).toEqual([]);
  });

  it('stays where nobody closed the books of the weeks before', async () => {
    await charge(9);
    expect(
      await game.sql('select percent, judged_weeks from public.purse_weeks order by week desc'),
    ).toEqual([
      { percent: 97, judged_weeks: 0 },
      { percent: 97, judged_weeks: 4 },
    ]);
  });

  it('is nobody’s to change', async () => {
    const player = await game.player();
    for (const backend of [game.visitor(), player.backend]) {
      const { error } = await backend.from('purse_weeks').update({ percent: 140 }).gt('week', 0);
      expect(error).not.toBeNull();
    }
    expect(await purseWeeks(game.visitor())).toMatchObject([{ percent: 97 }]);
  });
});
