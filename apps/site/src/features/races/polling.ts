import type { RaceStatus } from '@furlong/game/rules';
import { MINUTE } from '@furlong/game/rules';

/**
 * How long to wait before fetching a race again, in ms; false when nothing can change any more.
 * A race is fetched often only from shortly before its entries close until it is settled.
 */
export function pollingInterval(
  race: { status: RaceStatus; closesAt: number; offAt: number } | undefined,
  now: number,
): number | false {
  if (race === undefined) return 10_000;
  if (race.status === 'finished' || race.status === 'void') return false;
  if (now > race.offAt) return settlementInterval(race.offAt, now);
  if (now > race.closesAt) return 5_000;
  return race.closesAt - now < MINUTE ? 5_000 : 30_000;
}

/**
 * How long to wait before asking whether a race is settled, in ms: until its off, at most a minute
 * at a time, and then often.
 */
export function settlementInterval(offAt: number, now: number): number {
  if (now < offAt) return Math.min(offAt - now, MINUTE);
  // Hours after its off, a race waits for a steward: nobody needs the result to the second.
  return now > offAt + 10 * MINUTE ? MINUTE : 2_000;
}
