import type { Runner } from '@furlong/backend';
import { FIRST_STALL, STALL } from '@furlong/game/engine';
import type { RunAgain } from './runAgain.ts';

/** A drawn field in its stalls: all that there is of a race before its off. */
export function fieldInStalls(runners: readonly Runner[]): RunAgain {
  const drawn = runners
    .flatMap(({ horseId, draw }) => (draw === null ? [] : { horseId, draw }))
    .sort((a, b) => a.draw - b.draw);
  return {
    horseIds: drawn.map(({ horseId }) => horseId),
    positions: Float32Array.from(
      drawn.flatMap(({ draw }) => [0, FIRST_STALL + (draw - 1) * STALL]),
    ),
    times: {},
    story: [],
  };
}
