import type { Grade, Surface, TrackId } from '@furlong/game/rules';
import type { ListedRace } from '../races/rows.ts';
import type { Backend } from '../shared/createBackend.ts';
import type { Database } from '../shared/database.types.ts';
import { parseTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import { type PageAfter, pageAfter } from './pageAfter.ts';

/** Which of the player's runs: null leaves a condition out. */
export interface RunFilter {
  readonly horseId: string | null;
  readonly trackId: TrackId | null;
  /** Metres. */
  readonly distance: number | null;
  readonly surface: Surface | null;
  /** 1 for those that were won, 3 for those that were placed. */
  readonly worstPlace: 1 | 3 | null;
}

/** A settled run of a horse of the player's. */
export interface MyRun
  extends Pick<ListedRace, 'trackId' | 'distance' | 'surface' | 'going' | 'grade' | 'offAt'> {
  /** Of the entry. */
  readonly id: string;
  readonly horseId: string;
  readonly horseName: string;
  readonly raceId: string;
  readonly raceName: string;
  /** How many ran. */
  readonly runners: number;
  readonly place: number;
  readonly timeMs: number;
  /** Whole dollars. */
  readonly prize: number;
  readonly ratingBefore: number;
  readonly ratingAfter: number;
  /** The winner, or for who won the next home; null in a race without another. */
  readonly rival: { readonly name: string; readonly place: number } | null;
  /** The times of all runners in finishing order. */
  readonly timesMs: readonly number[];
}

type Functions = Database['public']['Functions'];
type MyRunRow = Omit<Functions['my_runs']['Returns'][number], 'rival_name' | 'rival_place'> & {
  track_id: TrackId;
  surface: Surface;
  grade: Grade;
  rival_name: string | null;
  rival_place: number | null;
};

/** The player's settled runs, the last first. @throws GameError 'bad_request' for what is no horse's id */
export async function myRuns(
  backend: Backend,
  { horseId, trackId, distance, surface, worstPlace, ...page }: RunFilter & PageAfter,
): Promise<MyRun[]> {
  const rows = await unwrap(
    backend
      .rpc('my_runs', {
        ...(horseId !== null && { p_horse_id: horseId }),
        ...(trackId !== null && { p_track_id: trackId }),
        ...(distance !== null && { p_distance: distance }),
        ...(surface !== null && { p_surface: surface }),
        ...(worstPlace !== null && { p_worst_place: worstPlace }),
        ...pageAfter(page),
      })
      .overrideTypes<MyRunRow[], { merge: false }>(),
  );
  return rows.map(toMyRun);
}

const toMyRun = ({ rival_name, rival_place, ...row }: MyRunRow): MyRun => ({
  id: row.id,
  horseId: row.horse_id,
  horseName: row.horse_name,
  raceId: row.race_id,
  raceName: row.race_name,
  trackId: row.track_id,
  distance: row.distance,
  surface: row.surface,
  going: row.going,
  grade: row.grade,
  offAt: parseTimestamp(row.off_at),
  runners: row.runners,
  place: row.place,
  timeMs: row.time_ms,
  prize: row.prize,
  ratingBefore: row.rating_before,
  ratingAfter: row.rating_after,
  rival:
    rival_name === null || rival_place === null ? null : { name: rival_name, place: rival_place },
  timesMs: row.times_ms,
});
