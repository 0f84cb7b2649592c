import { isTrackId, type TrackId } from '@furlong/game/rules';
import { midnightOf } from './days.ts';

/** What the page shows, as its address says it. */
export interface CalendarView {
  /** The day that is chosen, '2026-11-21'; its month is shown. */
  day: string;
  list: boolean;
  /** Null for all of the player's horses. */
  horseId: string | null;
  /** Null for all tracks. */
  trackId: TrackId | null;
  /** A class or grade, such as 'Class 4'; null for all. */
  grade: string | null;
  /** Only races that suit the horses. */
  suits: boolean;
}

/** Reads the address; what it does not say, or says wrongly, is as at first. */
export function readView(search: URLSearchParams, today: string): CalendarView {
  const day = search.get('day') ?? '';
  const track = search.get('track') ?? '';
  return {
    day: midnightOf(day) === null ? today : day,
    list: search.get('view') === 'list',
    horseId: search.get('horse'),
    trackId: isTrackId(track) ? track : null,
    grade: search.get('class'),
    suits: search.get('suits') === 'on',
  };
}

/** The address of a view; what is as at first is left out. */
export function writeView(view: CalendarView, today: string): Record<string, string> {
  const { day, list, horseId, trackId, grade, suits } = view;
  return {
    ...(day !== today && { day }),
    ...(list && { view: 'list' }),
    ...(horseId !== null && { horse: horseId }),
    ...(trackId !== null && { track: trackId }),
    ...(grade !== null && { class: grade }),
    ...(suits && { suits: 'on' }),
  };
}
