import type { Position } from './result.ts';
import type { Runner } from './runner.ts';
import { TICK } from './stride.ts';

/** Every second tick is kept: 0.2 s, in which a horse runs a length and a half. */
const KEPT = 2;
const FRAME_MS = KEPT * TICK * 1000;

/** What is kept of a race: metres and lane of each runner for every frame, in draw order. */
export class Replay {
  readonly #frames: Float32Array[] = [];

  /** Keeps the positions after `tick` ticks, if it is one of those kept. */
  keep(field: readonly Runner[], tick: number): void {
    if (tick % KEPT !== 0) return;
    const frame = new Float32Array(field.length * 2);
    for (const [index, { metres, lane }] of field.entries()) {
      frame[index * 2] = metres;
      frame[index * 2 + 1] = lane;
    }
    this.#frames.push(frame);
  }

  /** Where every runner is `ms` after the off, on straight lines between frames. */
  positionsAt(ms: number, horseIds: readonly string[], distance: number): Position[] {
    const last = this.#frames.length - 1;
    const moment = Math.max(0, Math.min(last, ms / FRAME_MS));
    const first = Math.floor(moment);
    const share = moment - first;
    const from = this.#frames[first];
    const to = this.#frames[Math.min(last, first + 1)];
    const between = (index: number) => {
      const start = from?.[index] ?? 0;
      return start + ((to?.[index] ?? start) - start) * share;
    };
    return horseIds.map((horseId, index) => {
      const metres = between(index * 2);
      return { horseId, metres, lane: between(index * 2 + 1), finished: metres >= distance };
    });
  }
}
