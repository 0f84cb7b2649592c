import type { RaceResult } from '@furlong/game/engine';

/** Milliseconds between two frames. */
export const frameMs = 200;

/** Who is where during a race, as the worker hands it over. */
export interface Film {
  /** In the order of the draw, as in each frame. */
  horseIds: readonly string[];
  /** Metres from the start and metres off the rail of each runner, every 200 ms from the off. */
  positions: Float32Array;
}

/** How long the field gallops on after the last runner is home, ms. */
const gallopOut = 2_000;

/** A race from the off until its field pulls up. */
export function filmOf({
  duration,
  positionsAt,
}: Pick<RaceResult, 'duration' | 'positionsAt'>): Film {
  const frames = Math.ceil((duration + gallopOut) / frameMs) + 1;
  const field = positionsAt(0);
  const positions = new Float32Array(frames * field.length * 2);
  let at = 0;
  for (let frame = 0; frame < frames; frame++) {
    for (const { metres, lane } of positionsAt(frame * frameMs)) {
      positions[at++] = metres;
      positions[at++] = lane;
    }
  }
  return { horseIds: field.map(({ horseId }) => horseId), positions };
}
