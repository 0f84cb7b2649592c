import type { Backend } from '../shared/createBackend.ts';
import { parseTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import {
  type ConditionPoint,
  type RatingHistory,
  type RunCounts,
  type RunCountsRow,
  toRatingHistory,
  toRunCounts,
} from './rows.ts';

/** Of which runs: those of one season, or of all if it is null. */
export interface InSeason {
  readonly season: number | null;
}

const seasonOf = ({ season }: InSeason) => (season === null ? {} : { p_season: season });

/**
 * The player's settled runs, of one horse or of all, counted by each of what decides how a horse runs.
 * @throws GameError 'bad_request' for a season before the first
 */
export async function myRunCounts(
  backend: Backend,
  { horseId, ...season }: InSeason & { horseId: string | null },
): Promise<RunCounts> {
  const rows = await unwrap(
    backend
      .rpc('my_run_counts', {
        ...(horseId !== null && { p_horse_id: horseId }),
        ...seasonOf(season),
      })
      .overrideTypes<RunCountsRow[], { merge: false }>(),
  );
  return toRunCounts(rows);
}

/** The ratings of the player's horses that ran, by name. @throws GameError as `myRunCounts` */
export async function myRatingHistory(
  backend: Backend,
  season: InSeason,
): Promise<RatingHistory[]> {
  const rows = await unwrap(backend.rpc('my_rating_history', seasonOf(season)));
  return rows.map(toRatingHistory);
}

/**
 * How fit a horse of the player's was after its last 500 runs and sessions, the oldest first.
 * @throws GameError as `myRunCounts`
 */
export async function myConditionHistory(
  backend: Backend,
  { horseId, ...season }: InSeason & { horseId: string },
): Promise<ConditionPoint[]> {
  const rows = await unwrap(
    backend.rpc('my_condition_history', { p_horse_id: horseId, ...seasonOf(season) }),
  );
  return rows
    .map(
      ({ at, condition, run }): ConditionPoint => ({
        at: parseTimestamp(at),
        condition,
        after: run ? 'run' : 'session',
      }),
    )
    .reverse();
}
