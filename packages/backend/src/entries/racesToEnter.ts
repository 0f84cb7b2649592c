import type { Horse, HorseRow } from '../horses/rows.ts';
import { futurePageOf, type RacePage } from '../races/queries.ts';
import { type ListedRace, type ListedRaceRow, listedColumns, toListedRace } from '../races/rows.ts';
import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';

/** A race with what is public of its field before entries close. */
export interface RaceToEnter extends ListedRace {
  readonly field: readonly Pick<Horse, 'id' | 'rating' | 'sex' | 'birthSeason'>[];
}

const columns = `${listedColumns}, runners:entries(horse:horses!inner(id, rating, sex, birth_season))`;

type RaceToEnterRow = ListedRaceRow & {
  runners: { horse: Pick<HorseRow, 'id' | 'rating' | 'sex' | 'birth_season'> }[];
};

/** Races not yet settled with who is entered, next first. */
export async function racesToEnter(backend: Backend, page: RacePage = {}): Promise<RaceToEnter[]> {
  const rows = await unwrap(
    backend
      .rpc('future_races', futurePageOf(page))
      .select(columns)
      .overrideTypes<RaceToEnterRow[], { merge: false }>(),
  );
  return rows.map(({ runners, ...row }) => ({
    ...toListedRace(row),
    field: runners.map(({ horse: { birth_season, ...horse } }) => ({
      ...horse,
      birthSeason: birth_season,
    })),
  }));
}
