import type { Position } from './result.ts';

/** Milliseconds from one frame to the next, in which a horse runs a length and a half. */
const FRAME_MS = 200;

/** Frames a race of usual pace fills; a slower one makes room for more. */
const METRES_A_FRAME = 3.1;
const MORE = 1.5;

/** What is kept of a race: metres and lane of each runner for every frame, in draw order. */
export class Replay {
  #frames: Float32Array;
  #length = 0;

  constructor(runners: number, distance: number) {
    this.#frames = new Float32Array((Math.floor(distance / METRES_A_FRAME) + 20) * runners * 2);
  }

  /** Keeps the positions of the next frame; the first is that of the off. */
  keep(field: readonly { readonly metres: number; readonly lane: number }[]): void {
    if (this.#length + field.length * 2 > this.#frames.length) {
      const more = new Float32Array(Math.floor(this.#frames.length * MORE) + field.length * 2);
      more.set(this.#frames);
      this.#frames = more;
    }
    for (const { metres, lane } of field) {
      this.#frames[this.#length++] = metres;
      this.#frames[this.#length++] = lane;
    }
  }

  /** Where every runner is `ms` after the off, on straight lines between frames. */
  positionsAt(ms: number, horseIds: readonly string[], distance: number): Position[] {
    const width = horseIds.length * 2;
    const last = this.#length / width - 1;
    const moment = Math.max(0, Math.min(last, ms / FRAME_MS));
    const first = Math.floor(moment);
    const share = moment - first;
    const from = first * width;
    const to = Math.min(last, first + 1) * width;
    const between = (index: number) => {
      const start = this.#frames[from + index] ?? 0;
      return start + ((this.#frames[to + index] ?? start) - start) * share;
    };
    return horseIds.map((horseId, index) => {
      const metres = between(index * 2);
      return { horseId, metres, lane: between(index * 2 + 1), finished: metres >= distance };
    });
  }
}
