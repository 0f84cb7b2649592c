import { type Division, type RaceChampionship, seasonAt } from '@furlong/game/rules';
import { drawChampionship, openChampionshipSeason } from '../../src/service/index.ts';
import type { TestGame } from './testGame.ts';
import { freeze, openTestRace, settlement, start } from './testRaces.ts';

/** The season in which the horses of test races are two-year-olds. */
export const season = seasonAt(Date.now());
export const division: Division = 'two-year-olds';

export const qualifier: RaceChampionship = {
  ...{ season, division, kind: 'qualifier', points: [10, 5, 3, 2, 1], automatic: false },
};

export const seasonSeed = 'ab'.repeat(32);

/** Binds the season and draws the division's final: false while a qualifier is not settled. */
export async function draw(game: TestGame, at = Date.now()): Promise<boolean> {
  await openChampionshipSeason(game.steward(), { season, seed: seasonSeed, at });
  return drawChampionship(game.steward(), { season, division, at });
}

/** Opens the drawn final or its consolation; what it closes at is in ms since 1970. */
export const openDrawn = (game: TestGame, kind: 'final' | 'consolation', closesAt: number) =>
  openTestRace(game, {
    ...{ closesAt, maxEntries: 12, entryFee: 0, minRating: null, maxRating: null },
    ...{ openingField: kind === 'final' ? 11 : 12, finalField: 12, purse: 200_000 },
    // As the younger divisions' finals, whose champions stand in the hall like the others'.
    grade: 'Listed',
    championship: { ...qualifier, kind, points: [] },
  });

/** Freezes and starts a race, and says how it would be settled: home in the order of the draw. */
export async function run(game: TestGame, raceId: string, closesAt: number, purse: number) {
  await freeze(game, raceId, closesAt);
  const { finishesAt } = await start(game, raceId);
  return settlement(game, raceId, purse, finishesAt ?? 0);
}
