import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';
import {
  type SeasonAward,
  type SeasonAwardRow,
  type SeasonTurn,
  type SeasonTurnRow,
  toSeasonAward,
  toSeasonTurn,
} from './rows.ts';

/**
 * What a season came to for the player's stable, the last that is over for null; null where there is none
 * since the stable was founded.
 */
export async function mySeasonTurn(
  backend: Backend,
  { season }: { season: number | null },
): Promise<SeasonTurn | null> {
  const [row] = await unwrap(
    backend
      .rpc('my_season_turn', season === null ? {} : { p_season: season })
      .overrideTypes<SeasonTurnRow[], { merge: false }>(),
  );
  return row === undefined ? null : toSeasonTurn(row);
}

/** The awards of a season that is over. */
export async function seasonAwards(
  backend: Backend,
  { season }: { season: number },
): Promise<SeasonAward[]> {
  const rows = await unwrap(
    backend
      .rpc('season_awards', { p_season: season })
      .overrideTypes<SeasonAwardRow[], { merge: false }>(),
  );
  return rows.map(toSeasonAward);
}
