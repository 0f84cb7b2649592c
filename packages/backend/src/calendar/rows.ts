import type { Grade, RaceStatus, SessionProgrammeId, Surface, TrackId } from '@furlong/game/rules';
import type { Database } from '../shared/database.types.ts';
import { parseTimestamp } from '../shared/timestamps.ts';

/** A race that a horse of the player's ran in, or is entered for. Times are ms since 1970. */
export interface CalendarRace {
  /** The entry's. */
  readonly id: string;
  readonly horseId: string;
  readonly horseName: string;
  readonly raceId: string;
  readonly raceName: string;
  readonly trackId: TrackId;
  /** Metres. */
  readonly distance: number;
  readonly surface: Surface;
  readonly grade: Grade;
  readonly status: RaceStatus;
  readonly offAt: number;
  /** Null before the race is settled, and of a race that was called off. */
  readonly place: number | null;
}

/** What one horse did in one programme on one day. */
export interface TrainingDay {
  readonly horseId: string;
  readonly horseName: string;
  /** The beginning of the day, as it was asked for, ms since 1970. */
  readonly midnight: number;
  readonly programme: SessionProgrammeId;
  /** How many sessions began on it. */
  readonly sessions: number;
}

type Functions = Database['public']['Functions'];

export type CalendarRaceRow = Functions['my_calendar_races']['Returns'][number] & {
  track_id: TrackId;
  surface: Surface;
  grade: Grade;
  status: RaceStatus;
  place: number | null;
};

export const toCalendarRace = (row: CalendarRaceRow): CalendarRace => ({
  id: row.entry_id,
  horseId: row.horse_id,
  horseName: row.horse_name,
  raceId: row.race_id,
  raceName: row.race_name,
  trackId: row.track_id,
  distance: row.distance,
  surface: row.surface,
  grade: row.grade,
  status: row.status,
  offAt: parseTimestamp(row.off_at),
  place: row.place,
});

export type TrainingDayRow = Functions['my_training_days']['Returns'][number] & {
  programmes: SessionProgrammeId[];
};

export function toTrainingDays(row: TrainingDayRow): TrainingDay[] {
  const midnight = parseTimestamp(row.midnight);
  return row.horse_ids.map((horseId, index) => {
    const [horseName, programme, sessions] = [
      row.horse_names[index],
      row.programmes[index],
      row.sessions[index],
    ];
    if (horseName === undefined || programme === undefined || sessions === undefined) {
      throw new RangeError('The lists of a day differ in length.');
    }
    return { horseId, horseName, midnight, programme, sessions };
  });
}
