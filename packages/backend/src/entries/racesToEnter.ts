import type { Horse, HorseRow } from '../horses/rows.ts';
import { type HouseToCome, houseToCome, type Rival } from '../races/houseToCome.ts';
import { futurePageOf, type RacePage } from '../races/queries.ts';
import { type ListedRace, type ListedRaceRow, listedColumns, toListedRace } from '../races/rows.ts';
import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';

/** A race that suits a horse, with what is public of its field before entries close. */
export interface RaceToEnter extends ListedRace, HouseToCome {
  /** Who is entered. */
  readonly field: readonly Rival[];
}

/** Which page of the races that suit. */
export type SuitablePage = Omit<RacePage, 'trackId'>;

const withField = `${listedColumns}, runners:entries(horse:horses!inner(id, rating, sex, birth_season))`;

type WithFieldRow = ListedRaceRow & {
  runners: { horse: Pick<HorseRow, 'id' | 'rating' | 'sex' | 'birth_season'> }[];
};

/**
 * Races open for entries that suit any of the player's horses, the first off first.
 * @throws GameError 'not_signed_in', 'no_stable'
 */
export async function mySuitableRaces(
  backend: Backend,
  page: SuitablePage = {},
): Promise<ListedRace[]> {
  const rows = await unwrap(
    backend
      .rpc('my_suitable_races', futurePageOf(page))
      .select(listedColumns)
      .overrideTypes<ListedRaceRow[], { merge: false }>(),
  );
  return rows.map(toListedRace);
}

/**
 * Races open for entries that suit one of the player's horses, the first off first, with who is entered
 * and which horses of the house would fill the field.
 * @throws GameError 'not_signed_in', 'no_stable'
 */
export async function racesToEnter(
  backend: Backend,
  { horseId, ...page }: SuitablePage & { horseId: Horse['id'] },
): Promise<RaceToEnter[]> {
  const rows = await unwrap(
    backend
      .rpc('my_suitable_races', { p_horse_id: horseId, ...futurePageOf(page) })
      .select(withField)
      .overrideTypes<WithFieldRow[], { merge: false }>(),
  );
  const raceIds = rows.map(({ id }) => id);
  const house = raceIds.length === 0 ? new Map() : await houseToCome(backend, { raceIds });
  return rows.map(({ runners, ...row }) => ({
    ...toListedRace(row),
    field: runners.map(({ horse: { birth_season, ...horse } }) => ({
      ...horse,
      birthSeason: birth_season,
    })),
    // Entries have closed since.
    ...(house.get(row.id) ?? { places: row.entries_count, reserves: [] }),
  }));
}
