import type { RaceStatus } from './race.ts';

/** What Live Races says of a race: it offers to watch the first two live, and the last's results. */
export type LiveStatus = 'startingSoon' | 'inProgress' | 'finished';

/** The part of a race that its live status depends on. */
export interface LiveRace {
  readonly status: RaceStatus;
  /** Milliseconds since 1970. */
  readonly offAt: number;
  /** Milliseconds from the off until the last is home; null before the race is settled. */
  readonly duration: number | null;
}

/**
 * The live status at `now`, in ms since 1970; null for a race that still takes entries or was called
 * off. A race is settled at its off, and in progress for as long as it takes to watch it.
 */
export function liveStatus({ status, offAt, duration }: LiveRace, now: number): LiveStatus | null {
  if (status === 'open' || status === 'void') return null;
  if (now < offAt) return 'startingSoon';
  return duration === null || now < offAt + duration ? 'inProgress' : 'finished';
}
