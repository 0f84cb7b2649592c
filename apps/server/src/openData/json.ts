import type { RaceOver } from '@furlong/backend/service';

/** The races of a day with all that `verifyRace` and `verifyVoidRace` of `packages/game` take. */
export const racesJson =
  (day: string) =>
  (races: readonly RaceOver[]): string =>
    JSON.stringify({ day, races: races.map(toPlain) });

function toPlain({ race, runners, previews, published }: RaceOver) {
  const { id, name, status, offAt, trackId, distance, surface, going, grade, ageClass } = race;
  return {
    ...{ id, name, status, offAt, trackId, distance, surface, going, grade, ageClass },
    ...{ purse: race.purse, claimPrice: race.claimPrice, engine: race.engine },
    runners: runners.map((runner) => ({
      ...{ horseId: runner.horseId, horse: runner.horseName },
      ...{ stableId: runner.stableId, stable: runner.stableName },
      ...{ place: runner.place, timeMs: runner.timeMs, draw: runner.draw, weight: runner.weight },
      ...{ jockey: runner.jockey, prize: runner.prize, winChance: runner.winChance },
      ...{ ratingBefore: runner.ratingBefore, ratingAfter: runner.ratingAfter },
    })),
    previews: previews.map(({ stableName, ...preview }) => ({ ...preview, stable: stableName })),
    published,
  };
}
