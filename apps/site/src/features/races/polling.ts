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
  // Hours after its off, a race waits for a steward: nobody needs the result to the second.
  if (now > race.offAt + 10 * MINUTE) return MINUTE;
  if (now > race.offAt) return 2_000;
  if (now > race.closesAt) return 5_000;
  return race.closesAt - now < MINUTE ? 5_000 : 30_000;
}
