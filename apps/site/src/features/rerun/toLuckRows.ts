import type { Runner } from '@furlong/backend';
import type { LuckReport } from '@furlong/game/engine';
import type { LuckRow } from '@furlong/ui';
import { toTenths } from '../../shared/format/tenths.ts';
import { paths } from '../../shared/paths.ts';

/** A luck report with the horses' names and colours, in finishing order. */
export function toLuckRows({ runners: found }: LuckReport, runners: readonly Runner[]): LuckRow[] {
  const luck = toLuckTenths({ runners: found });
  return found.flatMap(({ horseId, place, winShare, expectedPlace }) => {
    const runner = runners.find((each) => each.horseId === horseId);
    return runner === undefined
      ? []
      : {
          horseId,
          place,
          horse: runner.horse.name,
          horseHref: paths.horse(horseId),
          silks: runner.stable.silks,
          won: { percent: winShare * 100, text: shareWords(winShare) },
          expectedPlace: expectedPlace.toFixed(1),
          luck: signed(luck.get(horseId) ?? 0),
        };
  });
}

/** Each runner's luck as it is shown wherever it is: in tenths of a length that sum to zero. */
export function toLuckTenths({ runners }: Pick<LuckReport, 'runners'>): Map<string, number> {
  const tenths = toTenths(runners.map(({ luckLengths }) => luckLengths));
  return new Map(runners.map(({ horseId }, index) => [horseId, tenths[index] ?? 0]));
}

/** Whole percents; a share too small for one is not said to be none. */
function shareWords(share: number) {
  const percent = Math.round(share * 100);
  if (percent === 0 && share > 0) return '<1%';
  // One figure takes the room of two, so that the bars of a column are equally long.
  return `${String(percent).padStart(2, '\u2007')}%`;
}

function signed(tenths: number) {
  const figure = Math.abs(tenths).toFixed(1);
  if (tenths === 0) return figure;
  return tenths > 0 ? `+${figure}` : `−${figure}`;
}
