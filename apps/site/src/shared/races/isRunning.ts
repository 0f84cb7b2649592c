import type { ListedRace } from '@furlong/backend';

/** What tells how far a race has come. */
export type RaceProgress = Pick<ListedRace, 'status' | 'offAt' | 'finishesAt'>;

/** Whether a race's field is on the course, from the off until the last runner is home. */
export function isRunning({ status, offAt, finishesAt }: RaceProgress, now: number): boolean {
  if (status === 'finished' || status === 'void') return false;
  return now >= offAt && now < (finishesAt ?? Number.POSITIVE_INFINITY);
}
