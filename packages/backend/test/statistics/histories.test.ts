import { DAY, EPOCH, HOUR, jockeyOf, MINUTE, SEASON_WEEKS, WEEK } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  myConditionHistory,
  myHorses,
  myRatingHistory,
  myRunCounts,
  raceWithEntries,
} from '../../src/index.ts';
import { closeRace, fillRace, raceInputs } from '../../src/service/index.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, openTestRace, raceTime, registerHouseHorses, run } from '../support/testRaces.ts';
import { type MadeRun, withRuns } from '../support/testRuns.ts';
import { end, train } from '../support/testTraining.ts';

const game = openTestGame();
const season = { season: null };

beforeAll(() => registerHouseHorses(game, 'Stat House', 6));

/** Settles a race of the player's horse and two of the house's, with a card that names jockeys. */
async function runWithCard(player: Player) {
  const closesAt = Date.now() + HOUR;
  const raceId = await openTestRace(game, { closesAt });
  await enter(raceId, player);
  await fillRace(game.steward(), { raceId, target: 3, at: closesAt });
  const inputs = await raceInputs(game.steward(), { raceId });
  await closeRace(game.steward(), {
    raceId,
    card: JSON.stringify({
      runners: inputs.map(({ horseId }, index) => ({ horseId, jockey: 7 + index })),
    }),
    salt: 'salt',
    runners: inputs.map(({ horseId }, index) => ({ horseId, draw: index + 1, weight: 126 })),
    line: {
      runs: 400,
      chances: inputs.map(({ horseId }) => ({ horseId, winChance: 2_500, placeChance: 7_500 })),
    },
    at: closesAt,
  });
  const { offAt } = await run(game, raceId, 6000);
  return { raceId, offAt };
}

describe('a settled run', () => {
  it('keeps its jockey of the card, its morning line, and how fit it left the horse', async () => {
    const player = await game.player();
    const { raceId, offAt } = await runWithCard(player);
    const mine = (await raceWithEntries(player.backend, { raceId })).runners.find(
      ({ horseId }) => horseId === player.horseId,
    );
    const counts = await myRunCounts(player.backend, { horseId: null, ...season });
    const licence = 6 + (mine?.draw ?? 0);
    expect(jockeyOf(licence)).not.toBeNull();
    expect(counts.jockey).toEqual([
      {
        ...{ key: `${licence}`, runs: 1, wins: mine?.place === 1 ? 1 : 0, places: 1 },
        ...{ earnings: mine?.prize, linedRuns: 1, linedWins: mine?.place === 1 ? 1 : 0 },
        expectedWins: 0.25,
      },
    ]);
    const [horse] = await myHorses(player.backend);
    expect(
      await myConditionHistory(player.backend, { horseId: player.horseId, ...season }),
    ).toEqual([{ at: offAt + raceTime, condition: horse?.condition, after: 'run' }]);
    expect(await myRatingHistory(player.backend, season)).toEqual([
      {
        horseId: player.horseId,
        horseName: horse?.name,
        ratingBefore: mine?.ratingBefore,
        runs: [{ at: offAt, rating: mine?.ratingAfter }],
      },
    ]);
  });
});

describe('the histories of a stable', () => {
  it('have the condition after sessions and runs, the oldest first, of the player’s own', async () => {
    const [player, other] = [await game.player(), await game.player()];
    const session = await train(player);
    await end(game, session);
    const { offAt } = await runWithCard(player);
    const ask = { horseId: player.horseId, ...season };
    // The session lasts for longer than the race is away.
    expect(await myConditionHistory(player.backend, ask)).toEqual([
      { at: offAt + raceTime, condition: 80, after: 'run' },
      { at: session.endsAt, condition: 92, after: 'session' },
    ]);
    expect(await myConditionHistory(other.backend, ask)).toEqual([]);
    for (const of of [0, 1]) {
      expect(await myConditionHistory(player.backend, { ...ask, season: of })).toEqual([]);
    }
    await expect(myConditionHistory(player.backend, { ...ask, season: -1 })).rejects.toMatchObject({
      code: 'bad_request',
    });
  });

  it('have a row of ratings a horse, each after the other, of one season or of all', async () => {
    const player = await game.player();
    const raceId = await openTestRace(game, { closesAt: Date.now() + MINUTE });
    const second = EPOCH + SEASON_WEEKS * WEEK;
    const madeRun = (offAt: number, ratingBefore: number, ratingAfter: number): MadeRun => ({
      ...{ stableId: player.stableId, horseId: player.horseId, offAt, trackId: 'kingsmere' },
      ...{ surface: 'Turf', going: 0, distance: 1200, field: 4, draw: 1, jockey: null, style: 1 },
      ...{ place: 2, prize: 0, winChance: null, ratingBefore, ratingAfter, conditionAfter: null },
    });
    const runs = [
      madeRun(second + DAY, 54, 51),
      madeRun(second - 1, 50, 54),
      madeRun(second + 2 * DAY, 51, 57),
    ];
    const [all, later] = await withRuns(game, raceId, runs, () =>
      Promise.all([
        myRatingHistory(player.backend, season),
        myRatingHistory(player.backend, { season: 1 }),
      ]),
    );
    const whose = { horseId: player.horseId, horseName: expect.any(String) };
    const ratings = [
      { at: second - 1, rating: 54 },
      { at: second + DAY, rating: 51 },
      { at: second + 2 * DAY, rating: 57 },
    ];
    expect(all).toEqual([{ ...whose, ratingBefore: 50, runs: ratings }]);
    expect(later).toEqual([{ ...whose, ratingBefore: 54, runs: ratings.slice(1) }]);
  });
});
