import { EPOCH, SEASON_WEEKS, seasonAt, trackIds, WEEK } from '@furlong/game/rules';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { myRunCounts, type RunCount, type RunCounts } from '../../src/index.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { openTestRace } from '../support/testRaces.ts';
import { type MadeRun, withRuns } from '../support/testRuns.ts';

const game = openTestGame();

let ann: Player;
let ben: Player;
let raceId: string;

beforeAll(async () => {
  [ann, ben] = [await game.player(), await game.player()];
  raceId = await openTestRace(game);
});

/** The runs counted as the database counts them, one after the other. */
function fold(runs: readonly MadeRun[]): RunCounts {
  const by = (keyOf: (run: MadeRun) => string | null): RunCount[] => {
    const counts = new Map<string | null, RunCount>();
    for (const run of runs) {
      const key = keyOf(run);
      const sum = counts.get(key) ?? none(key);
      const won = run.place === 1 ? 1 : 0;
      const lined = run.winChance === null ? 0 : 1;
      counts.set(key, {
        key,
        runs: sum.runs + 1,
        wins: sum.wins + won,
        places: sum.places + (run.place <= 3 ? 1 : 0),
        earnings: sum.earnings + run.prize,
        linedRuns: sum.linedRuns + lined,
        linedWins: sum.linedWins + lined * won,
        expectedWins: Math.round(sum.expectedWins * 10_000 + (run.winChance ?? 0)) / 10_000,
      });
    }
    return sorted([...counts.values()]);
  };
  return {
    all: runs.length === 0 ? [none(null)] : by(() => null),
    distance: by(({ distance }) => `${distance}`),
    going: by(({ surface, going }) => `${surface} ${going}`),
    track: by(({ trackId }) => trackId),
    draw: by(({ draw, field }) => `${Math.min(2, Math.floor((3 * (draw - 1)) / field))}`),
    jockey: by(({ jockey }) => (jockey === null ? null : `${jockey}`)),
    style: by(({ style }) => (style === null ? null : `${style}`)),
    week: by(({ offAt }) => `${Math.floor((offAt - EPOCH) / WEEK)}`),
    horse: by(({ horseId }) => horseId),
  };
}

const none = (key: string | null): RunCount => ({
  ...{ key, runs: 0, wins: 0, places: 0, earnings: 0 },
  ...{ linedRuns: 0, linedWins: 0, expectedWins: 0 },
});

const sorted = (counts: readonly RunCount[]) =>
  counts.toSorted((a, b) => ((a.key ?? '') < (b.key ?? '') ? -1 : 1));

const inOrder = (counts: RunCounts) =>
  Object.fromEntries(Object.entries(counts).map(([by, rows]) => [by, sorted(rows)]));

const madeRun = () =>
  fc
    .record({
      whose: fc.constantFrom('ann', 'ann', 'ann', 'ben'),
      bought: fc.boolean(),
      // At the edges of seasons and weeks, and between them.
      offAt: fc.oneof(
        fc.integer({ min: 0, max: 3 * SEASON_WEEKS * WEEK - 1 }),
        fc
          .tuple(fc.constantFrom(1, 7, SEASON_WEEKS, 2 * SEASON_WEEKS), fc.constantFrom(-1, 0))
          .map(([week, edge]) => week * WEEK + edge),
      ),
      trackId: fc.constantFrom(...trackIds),
      surface: fc.constantFrom('Turf' as const, 'Dirt' as const),
      going: fc.integer({ min: -100, max: 100 }),
      distance: fc.constantFrom(1000, 1200, 1400, 1600, 2400),
      field: fc.integer({ min: 2, max: 14 }),
      drawn: fc.double({ min: 0, max: 0.999, noNaN: true }),
      jockey: fc.option(fc.integer({ min: 1, max: 40 })),
      style: fc.option(fc.integer({ min: 0, max: 3 })),
      place: fc.integer({ min: 1, max: 6 }),
      prize: fc.integer({ min: 0, max: 4_000_000_000 }),
      winChance: fc.option(fc.integer({ min: 0, max: 10_000 })),
    })
    .map(
      ({ whose, bought, drawn, offAt, ...run }): MadeRun => ({
        ...run,
        ...(whose === 'ann'
          ? { stableId: ann.stableId, horseId: bought ? ben.horseId : ann.horseId }
          : { stableId: ben.stableId, horseId: ben.horseId }),
        offAt: EPOCH + offAt,
        draw: 1 + Math.floor(drawn * run.field),
        ...{ ratingBefore: 50, ratingAfter: 50, conditionAfter: null },
      }),
    );

describe('the runs of a stable', () => {
  it('are counted in the database as they would be one by one, whatever they are', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(madeRun(), { maxLength: 30, size: 'max' }),
        fc.option(fc.integer({ min: 0, max: 2 })),
        fc.constantFrom('all' as const, 'own' as const, 'bought' as const),
        async (runs, season, which) => {
          const horseId = { all: null, own: ann.horseId, bought: ben.horseId }[which];
          const counts = await withRuns(game, raceId, runs, () =>
            myRunCounts(ann.backend, { horseId, season }),
          );
          expect(inOrder(counts)).toEqual(
            inOrder(
              fold(
                runs.filter(
                  (run) =>
                    run.stableId === ann.stableId &&
                    (horseId === null || run.horseId === horseId) &&
                    (season === null || seasonAt(run.offAt) === season),
                ),
              ),
            ),
          );
        },
      ),
      { numRuns: 40, seed: 69 },
    );
  });

  it('are none before the first', async () => {
    const counts = await myRunCounts(ann.backend, { horseId: null, season: null });
    expect(counts).toEqual(fold([]));
  });

  it('are of seasons since the first', async () => {
    for (const season of [-1, 10_001, 2_147_483_647]) {
      await expect(myRunCounts(ann.backend, { horseId: null, season })).rejects.toMatchObject({
        code: 'bad_request',
      });
    }
  });
});
