import type { Runner } from '@furlong/backend';
import { formatRaceTime } from '@furlong/game/rules';
import type { Finish } from '@furlong/ui';
import { marginsOf } from '../../shared/format/margins.ts';
import type { RunAgain } from './runAgain.ts';

/** What the judge does not tell without the photograph. */
const close = new Set(['dead heat', 'nose', 'short head', 'head']);
const placed = 3;

/** The finish of a race that was run again: order, places, margins and times; nobody before its off. */
export function toFinish(runners: readonly Runner[], { times }: Pick<RunAgain, 'times'>): Finish {
  const home = runners
    .flatMap((runner) => {
      const timeMs = times[runner.horseId];
      return timeMs === undefined ? [] : { ...runner, timeMs };
    })
    .sort((a, b) => a.timeMs - b.timeMs);
  const margins = marginsOf(home);
  return {
    order: home.map(({ horseId, horse, stable, timeMs }, i) => ({
      horseId,
      place: home.findIndex((each) => each.timeMs === timeMs) + 1,
      horse: horse.name,
      silks: stable.silks,
      margin: margins[i] ?? '',
      time: formatRaceTime(timeMs),
    })),
    close: margins.slice(1, placed).some((margin) => close.has(margin)),
  };
}
