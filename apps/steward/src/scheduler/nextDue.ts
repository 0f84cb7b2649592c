import { nextDueAt } from '@furlong/backend/service';
import { MINUTE, programme } from '@furlong/game/rules';
import type { StewardSettings } from '../shared/settings.ts';

/**
 * When there is something to do next, in ms since 1970: a session to end, entries to close, a race
 * to start, to settle or to open, a hammer to fall. It is past where another steward is at work on one.
 */
export async function nextDue(settings: StewardSettings, at: number): Promise<number> {
  const due = await nextDueAt(settings.backend);
  return Math.min(due ?? Number.POSITIVE_INFINITY, nextOpening(settings, at));
}

/** When the next race is to be opened, in ms since 1970: that follows from the programme. */
export function nextOpening(
  { everyMinutes, horizonMinutes }: Pick<StewardSettings, 'everyMinutes' | 'horizonMinutes'>,
  at: number,
): number {
  const horizon = horizonMinutes * MINUTE;
  const races = programme({
    from: at + horizon,
    to: at + horizon + 2 * everyMinutes * MINUTE,
    everyMinutes,
    seed: null,
  });
  // The span that is open does not hold its end: a race enters it a moment later.
  const openings = races.map(({ offAt }) => offAt - horizon + 1);
  return Math.min(...openings.filter((moment) => moment > at));
}
