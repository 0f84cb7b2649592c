import type { Backend } from '../shared/createBackend.ts';
import { formatTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import {
  type CalendarRace,
  type CalendarRaceRow,
  type TrainingDay,
  type TrainingDayRow,
  toCalendarRace,
  toTrainingDays,
} from './rows.ts';

/** How many races the database tells at once. */
const pageSize = 500;

/** Which page of the races of a span, [from, to) in ms since 1970: after the last race of the page before. */
export interface CalendarPage {
  readonly from: number;
  readonly to: number;
  readonly after?: Pick<CalendarRace, 'id' | 'offAt'> | null;
}

/**
 * The player's races of a span, the first off first, and whether more of it follow.
 * @throws GameError 'bad_request' for more than 62 days
 */
export async function myCalendarRaces(
  backend: Backend,
  { from, to, after }: CalendarPage,
): Promise<{ races: CalendarRace[]; more: boolean }> {
  const rows = await unwrap(
    backend
      .rpc('my_calendar_races', {
        ...{ p_from: formatTimestamp(from), p_to: formatTimestamp(to) },
        ...(after && { p_after_off: formatTimestamp(after.offAt), p_after_id: after.id }),
      })
      .overrideTypes<CalendarRaceRow[], { merge: false }>(),
  );
  return { races: rows.map(toCalendarRace), more: rows.length === pageSize };
}

/**
 * What the player's horses did in training, by horse, programme and day.
 * @param midnights where the days begin by the player's clock, ms since 1970; the last ends the span
 * @throws GameError 'bad_request' for more than 62 days
 */
export async function myTrainingDays(
  backend: Backend,
  { midnights }: { midnights: readonly number[] },
): Promise<TrainingDay[]> {
  const rows = await unwrap(
    backend
      .rpc('my_training_days', { p_midnights: [...midnights] })
      .overrideTypes<TrainingDayRow[], { merge: false }>(),
  );
  return rows.flatMap(toTrainingDays);
}

/** The secret part of the address at which the player's calendar is followed; null before there is one. */
export async function myCalendarSecret(backend: Backend): Promise<string | null> {
  return await unwrap<string | null>(backend.rpc('my_calendar_secret'));
}
