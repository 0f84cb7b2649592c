import { BOX_FEE, BOX_REBATE, boxFee, WEEK } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { myBoxes, myWallets } from '../../src/index.ts';
import { chargeBoxes } from '../../src/service/index.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, freeze, openTestRace, registerHouseHorses, run } from '../support/testRaces.ts';
import { mondayAfter } from '../support/weeks.ts';

const game = openTestGame();

const charge = (at: number) => chargeBoxes(game.steward(), { at });
const credits = async ({ backend }: Player) => (await myWallets(backend)).credits;
const billsOf = ({ stableId }: Player) =>
  game.sql(
    `select horses, runs, fee::int as fee, paid::int as paid
     from private.box_bills where stable_id = $1 order by week`,
    [stableId],
  );

let owner: Player;
let runner: Player;

beforeAll(async () => {
  owner = await game.player();
  runner = await game.player();
  await registerHouseHorses(game, 'Vale House', 4);
});

it('the database charges by the rule', async () => {
  const rows = await game.sql(
    'select n as runs, private.box_fee(n) as fee from generate_series(0, 10) n',
  );
  expect(rows).toEqual(Array.from({ length: 11 }, (_, runs) => ({ runs, fee: boxFee(runs) })));
});

describe('boxes', () => {
  it('cost nothing in the week in which a stable was founded', async () => {
    expect(await charge(mondayAfter(1))).toBe(0);
    expect(await credits(owner)).toBe(25_000);
    const boxes = await myBoxes(owner.backend);
    expect(boxes).toEqual({
      chargedAt: mondayAfter(1),
      thisWeek: { horses: 1, runs: 0, fee: 0 },
      lastBill: null,
    });
  });

  it('are charged when a week is over, less what the horses ran in it, once', async () => {
    const closesAt = mondayAfter(1) + WEEK / 2;
    const raceId = await openTestRace(game, { closesAt, entryFee: 0 });
    await enter(raceId, runner);
    await freeze(game, raceId, closesAt);
    await run(game, raceId, 6000);
    const before = { owner: await credits(owner), runner: await credits(runner) };

    expect(await charge(mondayAfter(2) - 1)).toBe(0);
    expect(await charge(mondayAfter(2))).toBe(2);
    expect(await charge(mondayAfter(2))).toBe(0);
    expect(await charge(mondayAfter(2) + 1)).toBe(0);
    expect(await credits(owner)).toBe(before.owner - BOX_FEE);
    expect(await credits(runner)).toBe(before.runner - BOX_FEE + BOX_REBATE);
    expect(await billsOf(owner)).toEqual([{ horses: 1, runs: 0, fee: 150, paid: 150 }]);
    expect(await billsOf(runner)).toEqual([{ horses: 1, runs: 1, fee: 110, paid: 110 }]);
    expect((await myBoxes(runner.backend)).lastBill).toEqual({
      horses: 1,
      runs: 1,
      fee: 110,
      paid: 110,
      at: mondayAfter(2),
    });
    expect(await game.sql('select count(*)::int as bills from private.box_bills')).toEqual([
      { bills: 2 },
    ]);
  });

  it('of weeks in which nobody was there to charge them are forgiven, but the last', async () => {
    const before = await credits(owner);
    expect(await charge(mondayAfter(6))).toBe(2);
    expect(await credits(owner)).toBe(before - BOX_FEE);
    // A clock that is put back charges nothing again.
    expect(await charge(mondayAfter(3))).toBe(0);
  });

  it('take what there is from who has too little, and leave no debt', async () => {
    const spent = (await credits(owner)) - 100;
    await game.sql(
      `select private.post('top_up', null, now(),
         array[private.wallet_of($1, 'credits'), private.house()], array[-$2::bigint, $2::bigint])`,
      [owner.stableId, spent],
    );
    expect(await charge(mondayAfter(7))).toBe(2);
    expect(await credits(owner)).toBe(0);
    expect((await billsOf(owner)).at(-1)).toEqual({ horses: 1, runs: 0, fee: 150, paid: 100 });
    expect(await charge(mondayAfter(8))).toBe(2);
    expect((await billsOf(owner)).at(-1)).toEqual({ horses: 1, runs: 0, fee: 150, paid: 0 });
  });

  it('are charged a part of the stables at a time', async () => {
    const some = async () => {
      const [row] = await game.sql('select public.charge_boxes(to_timestamp($1), 1) as charged', [
        mondayAfter(9) / 1000,
      ]);
      return row?.charged;
    };
    expect([await some(), await some(), await some(), await some()]).toEqual([1, 1, 0, 0]);
    expect(await billsOf(runner)).toHaveLength(5);
  });

  it('are nobody else’s to see or charge', async () => {
    await expect(myBoxes(game.visitor())).rejects.toMatchObject({ code: 'not_signed_in' });
    await expect(chargeBoxes(owner.backend as never, { at: mondayAfter(9) })).rejects.toThrow();
  });
});
