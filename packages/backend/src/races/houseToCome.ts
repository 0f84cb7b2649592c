import type { Horse, HorseRow } from '../horses/rows.ts';
import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';

/** What is public of a horse in a field before entries close. */
export type Rival = Pick<Horse, 'id' | 'rating' | 'sex' | 'birthSeason'>;

/** How the house would fill the field of an open race, as far as is known now. */
export interface HouseToCome {
  /** How many runners it brings the field to. */
  readonly places: number;
  /** Its horses that would be free, in the order in which it takes them: as many as there are places left. */
  readonly reserves: readonly Rival[];
}

type HouseToComeRow = {
  race_id: string;
  places: number;
  reserves: Pick<HorseRow, 'id' | 'rating' | 'sex' | 'birth_season'>[];
};

/**
 * How the house would fill the fields of these races, by race; nothing of a race that is not open.
 * @param raceIds at most 100
 */
export async function houseToCome(
  backend: Backend,
  { raceIds }: { raceIds: readonly string[] },
): Promise<ReadonlyMap<string, HouseToCome>> {
  const rows = await unwrap(
    backend
      .rpc('house_to_come', { p_race_ids: [...raceIds] })
      .overrideTypes<HouseToComeRow[], { merge: false }>(),
  );
  return new Map(
    rows.map(({ race_id, places, reserves }) => [
      race_id,
      {
        places,
        reserves: reserves.map(({ birth_season, ...horse }) => ({
          ...horse,
          birthSeason: birth_season,
        })),
      },
    ]),
  );
}
