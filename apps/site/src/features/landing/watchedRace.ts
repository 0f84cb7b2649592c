import type { ListedRace } from '@furlong/backend';
import { MINUTE } from '@furlong/game/rules';
import { isRunning } from '../../shared/races/isRunning.ts';

/** So long before its off a race is worth waiting for, ms. */
const soon = 2 * MINUTE;

type Coming = Pick<ListedRace, 'id' | 'status' | 'offAt' | 'finishesAt'>;

/**
 * The race that a visitor is led to: the one that is on, else one that is off soon, else the last.
 * @param coming next off first
 */
export function watchedRace<Race extends Coming, Last extends Pick<ListedRace, 'id'>>(
  coming: readonly Race[],
  latest: Last | undefined,
  now: number,
): Race | Last | undefined {
  const running = coming.findLast((race) => isRunning(race, now));
  return running ?? coming.find(({ offAt }) => now < offAt && offAt - now <= soon) ?? latest;
}

/** When the answer changes, beside the races' own moments, ms. */
export function soonMoment({ offAt }: Pick<ListedRace, 'offAt'>): number {
  return offAt - soon;
}
