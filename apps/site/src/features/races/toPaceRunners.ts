import type { Runner } from '@furlong/backend';
import type { RunningStyle } from '@furlong/game/rules';
import type { PaceRunner, PaceStyle } from '@furlong/ui';

const paceStyles: Readonly<Record<RunningStyle, PaceStyle>> = {
  0: 'lead',
  1: 'prominent',
  2: 'midfield',
  3: 'hold-up',
};

/** Who may be expected where on the first bend: those who have a stall. */
export function toPaceRunners(runners: readonly Runner[]): PaceRunner[] {
  return runners.flatMap(({ horseId, horse, stable, draw, style }) =>
    draw === null
      ? []
      : {
          horseId,
          horse: horse.name,
          silks: stable.silks,
          draw,
          style: paceStyles[style ?? horse.style],
        },
  );
}
