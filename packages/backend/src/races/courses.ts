import type { RunningStyle, Surface, TrackId } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import type { Database } from '../shared/database.types.ts';
import { parseTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import type { CourseRecord } from './queries.ts';

/** A course that races were run over, with the fastest of them. */
export interface Course {
  readonly trackId: TrackId;
  readonly surface: Surface;
  /** Metres. */
  readonly distance: number;
  /** How many races were run. */
  readonly races: number;
  readonly record: CourseRecord;
}

/** The third of a field in which a stall is, from the rail. */
export type DrawThird = 0 | 1 | 2;

/** How runners drawn in one third that run in one style did. */
export interface CourseRuns {
  readonly trackId: TrackId;
  /** Null where the courses of a track are not told apart, like the distance. */
  readonly surface: Surface | null;
  /** Metres. */
  readonly distance: number | null;
  readonly third: DrawThird;
  readonly style: RunningStyle;
  readonly runs: number;
  readonly wins: number;
  /** How many wins chance alone would have given them. */
  readonly byChance: number;
}

type Functions = Database['public']['Functions'];
type CourseRow = Functions['track_courses']['Returns'][number] & {
  track_id: TrackId;
  surface: Surface;
};
type CourseRunsRow = Omit<Functions['track_runs']['Returns'][number], 'surface' | 'distance'> & {
  track_id: TrackId;
  surface: Surface | null;
  distance: number | null;
  third: DrawThird;
  style: RunningStyle;
};

const ofTrack = (trackId: TrackId | null) => (trackId === null ? {} : { p_track_id: trackId });

/** The courses of a track, or of all tracks, that races were run over. */
export async function trackCourses(
  backend: Backend,
  { trackId }: { trackId: TrackId | null },
): Promise<Course[]> {
  const rows = await unwrap(
    backend.rpc('track_courses', ofTrack(trackId)).overrideTypes<CourseRow[], { merge: false }>(),
  );
  return rows.map((row) => ({
    trackId: row.track_id,
    surface: row.surface,
    distance: row.distance,
    races: row.races,
    record: {
      raceId: row.race_id,
      horseId: row.horse_id,
      horseName: row.horse_name,
      timeMs: row.time_ms,
      offAt: parseTimestamp(row.off_at),
    },
  }));
}

/** How runners did by draw and style, at a track by course or, with null, at each track as a whole. */
export async function trackRuns(
  backend: Backend,
  { trackId }: { trackId: TrackId | null },
): Promise<CourseRuns[]> {
  const rows = await unwrap(
    backend.rpc('track_runs', ofTrack(trackId)).overrideTypes<CourseRunsRow[], { merge: false }>(),
  );
  return rows.map(({ track_id, by_chance, ...row }) => ({
    ...row,
    trackId: track_id,
    byChance: by_chance,
  }));
}
