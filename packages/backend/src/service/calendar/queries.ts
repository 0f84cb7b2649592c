import type { Grade, RaceStatus, SessionProgrammeId, Surface, TrackId } from '@furlong/game/rules';
import type { ServiceBackend } from '../../shared/createServiceBackend.ts';
import { parseTimestamp } from '../../shared/timestamps.ts';
import { unwrap } from '../../shared/unwrap.ts';

/** A race or a training session of a stable that is followed. Times are ms since 1970. */
export type FollowedEvent = {
  /** The entry's or the session's. */
  readonly id: string;
  readonly horseName: string;
  /** The horse had another name before. */
  readonly renamed: boolean;
  readonly beginsAt: number;
} & (
  | { readonly kind: 'training'; readonly programme: SessionProgrammeId; readonly endsAt: number }
  | {
      readonly kind: 'race';
      readonly raceId: string;
      readonly raceName: string;
      readonly trackId: TrackId;
      /** Metres. */
      readonly distance: number;
      readonly surface: Surface;
      readonly grade: Grade;
      readonly status: RaceStatus;
      /** Null before the race is settled, and of a race that was called off. */
      readonly place: number | null;
    }
);

interface Row {
  id: string;
  horse_name: string;
  renamed: boolean;
  begins_at: string;
  ends_at: string;
  programme: SessionProgrammeId | null;
  race_id: string;
  race_name: string;
  track_id: TrackId;
  distance: number;
  surface: Surface;
  grade: Grade;
  status: RaceStatus;
  place: number | null;
}

/**
 * What a calendar program reads: the races of 62 days before and after, and the sessions of a week.
 * @throws GameError 'calendar_not_found' for a secret that no stable has
 */
export async function followedCalendar(
  backend: ServiceBackend,
  { secret }: { secret: string },
): Promise<FollowedEvent[]> {
  const rows = await unwrap(
    backend.rpc('followed_calendar', { p_secret: secret }).overrideTypes<Row[], { merge: false }>(),
  );
  return rows.map(toEvent);
}

function toEvent(row: Row): FollowedEvent {
  const { id, horse_name: horseName, renamed, programme } = row;
  const common = { id, horseName, renamed, beginsAt: parseTimestamp(row.begins_at) };
  if (programme !== null) {
    return { ...common, kind: 'training', programme, endsAt: parseTimestamp(row.ends_at) };
  }
  const { distance, surface, grade, status, place } = row;
  return {
    ...common,
    ...{ kind: 'race', raceId: row.race_id, raceName: row.race_name, trackId: row.track_id },
    ...{ distance, surface, grade, status, place },
  };
}
