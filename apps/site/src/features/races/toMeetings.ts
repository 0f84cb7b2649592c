import type { ListedRace } from '@furlong/backend';
import { formatGoing, type Surface, type TrackId, tracks } from '@furlong/game/rules';
import { dotted } from '../../shared/format/dotted.ts';
import { formatDay, startOfDay } from '../../shared/format/time.ts';

/** The races of one track on one day, as the programme lists them. */
export interface RaceMeeting {
  key: string;
  trackId: TrackId;
  /** When its first race goes off, ms, and on what: what its picture shows. */
  offAt: number;
  surface: Surface;
  /** The day and the place, and the ground where all races share one. */
  summary: string;
  /** Whether they do: then no race says it again. */
  oneGround: boolean;
  /** By off time. */
  races: readonly ListedRace[];
}

/** Surface and going in the track's words, such as "Turf, Good". */
export function groundOf({ surface, going }: Pick<ListedRace, 'surface' | 'going'>): string {
  return `${surface}, ${formatGoing(going, surface)}`;
}

/**
 * Races grouped by day and track, the meeting whose first race is off next before the others.
 * @param races by off time
 * @param now the server's time, ms
 */
export function toMeetings(races: readonly ListedRace[], now: number): RaceMeeting[] {
  const meetings = new Map<string, ListedRace[]>();
  for (const race of races) {
    const key = `${startOfDay(race.offAt, 0)} ${race.trackId}`;
    meetings.set(key, [...(meetings.get(key) ?? []), race]);
  }
  return [...meetings].flatMap(([key, held]) => {
    const [first] = held;
    if (first === undefined) return [];
    const ground = groundOf(first);
    const oneGround = held.every((race) => groundOf(race) === ground);
    const about = [formatDay(first.offAt, now), tracks[first.trackId].place];
    return {
      key,
      trackId: first.trackId,
      offAt: first.offAt,
      surface: first.surface,
      summary: dotted([...about, ...(oneGround ? [ground] : [])]),
      oneGround,
      races: held,
    };
  });
}
