import { MINUTE } from '@furlong/game/rules';
import { expect, it } from 'vitest';
import { economyWeeks } from '../../src/index.ts';
import { chargeBoxes } from '../../src/service/index.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, freeze, openTestRace, raceTime, settle, start } from '../support/testRaces.ts';
import { mondayAfter } from '../support/weeks.ts';

const game = openTestGame();

const charge = (weeks: number) => chargeBoxes(game.steward(), { at: mondayAfter(weeks) });
const runsBilled = async ({ stableId }: Player) =>
  (
    await game.sql('select runs from private.box_bills where stable_id = $1 order by week', [
      stableId,
    ])
  ).map(({ runs }) => runs);

/** A race of two stables that goes off so long before a week is over, started and not settled. */
async function raceBeforeTurn(weeks: number, early: number) {
  const closesAt = mondayAfter(weeks) - early - MINUTE;
  const raceId = await openTestRace(game, { closesAt });
  const players = [await game.player(), await game.player()];
  for (const player of players) await enter(raceId, player);
  await freeze(game, raceId, closesAt);
  const { offAt } = await start(game, raceId);
  return { raceId, players, finishesAt: offAt + raceTime };
}

it('a race that is off before the turn of the week and settled after it counts once', async () => {
  const late = await raceBeforeTurn(2, MINUTE / 2);
  // Its settling is stamped before the turn, and comes in after the week was charged.
  const stamped = await raceBeforeTurn(2, raceTime + 1);
  expect(stamped.finishesAt).toBeLessThan(mondayAfter(2));
  // Of fewer stables than five nothing is told.
  await game.player();
  await charge(1);
  await charge(2);
  for (const { raceId, finishesAt } of [late, stamped]) {
    await settle(game, raceId, 6000, finishesAt);
  }
  await charge(3);
  await charge(4);
  for (const player of [...late.players, ...stamped.players]) {
    expect(await runsBilled(player)).toEqual([0, 1, 0]);
  }
  const weeks = await economyWeeks(game.visitor());
  const won = weeks.flatMap(({ flows }) => flows.filter(({ kind }) => kind === 'prizes'));
  expect(won.map(({ amount }) => amount)).toEqual([12_000]);
});
