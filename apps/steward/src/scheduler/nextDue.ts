import { MINUTE, programme } from '@furlong/game/rules';
import type { StewardSettings } from '../shared/settings.ts';

/**
 * When there is something to do next, in ms since 1970: entries to close, a race to run, or one to
 * open. It follows from the programme alone, so that a waiting steward sends no request.
 */
export function nextDue(
  settings: Pick<StewardSettings, 'everyMinutes' | 'closeSecondsBefore' | 'horizonMinutes'>,
  at: number,
): number {
  const { everyMinutes, closeSecondsBefore, horizonMinutes } = settings;
  const horizon = horizonMinutes * MINUTE;
  const races = programme({
    from: at,
    to: at + horizon + 2 * everyMinutes * MINUTE,
    everyMinutes,
    seed: null,
  });
  const moments = races.flatMap(({ offAt }) => [
    // The span that is open does not hold its end: a race enters it a moment later.
    offAt - horizon + 1,
    offAt - closeSecondsBefore * 1000,
    offAt,
  ]);
  return Math.min(...moments.filter((moment) => moment > at));
}
