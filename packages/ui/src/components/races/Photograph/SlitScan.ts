import type { FilmRunner, RaceFilm } from '../RaceView/film';
import { runnerDetail, runnerModel } from '../RaceView/model/runnerModel';
import { Motion } from '../RaceView/motion/Motion';
import { emptyRunner } from '../RaceView/motion/RunnerMoment';
import { nose } from '../RaceView/rig/poseTable';
import { backdrop, ground, photographHeight } from './backdrop';
import { Cloths } from './Cloths';
import { PosedModel } from './PosedModel';
import { type Rgb, vertexColours } from './vertexColours';

/** Pixels of a metre of height, and by how much of its distance from the rail a runner stands lower. */
const scale = 58;
const lower = 0.16;
/** Milliseconds of a column. */
const columnMs = 1;
/** Metres of a horse behind its nose, tail and all. */
const horse = 3.6;

/** What of a runner is the same in every column. */
interface Subject {
  runner: FilmRunner & { timeMs: number };
  index: number;
  /** Red, green, blue of every vertex, shaded, 0 to 255. */
  colours: Float32Array;
}

/** Where a line of the picture crosses a triangle. */
interface Crossing {
  y: number;
  z: number;
  red: number;
  green: number;
  blue: number;
  u: number;
  v: number;
}

/**
 * The photograph of a finish: each column of pixels is the winning line at one instant, the next
 * column the line a moment later. What stands still is a streak, and what passes is drawn by its own
 * way across the line, legs as far as they had come.
 */
export class SlitScan {
  readonly #model = runnerModel(runnerDetail);
  readonly #posed = new PosedModel(this.#model);
  readonly #motion: Motion;
  readonly #subjects: readonly Subject[];
  readonly #cloths: Cloths;
  readonly #moment = emptyRunner();
  /** Whether the field passes from left to right, and which side of a horse the stand sees: 1 its right. */
  readonly #rightwards: boolean;
  readonly #seen: 1 | -1;
  /** The first instant, ms after the off, and how many columns there are. */
  readonly #from: number;
  readonly width: number;

  /** @param span ms that are photographed from the first nose on */
  constructor(film: RaceFilm, span: number) {
    this.#motion = new Motion(film);
    this.#rightwards = film.course.direction === 'left';
    this.#seen = this.#rightwards ? 1 : -1;
    const times = film.runners.flatMap(({ timeMs }) => timeMs ?? []);
    this.#from = Math.min(...times) - 40;
    this.width = Math.ceil((span + 40) / columnMs);
    const until = this.#from + this.width * columnMs;
    this.#subjects = film.runners.flatMap((runner, index) => {
      const { timeMs } = runner;
      if (timeMs === null || timeMs > until) return [];
      return {
        runner: { ...runner, timeMs },
        index,
        colours: vertexColours(runner, this.#model, this.#seen),
      };
    });
    this.#cloths = new Cloths(film.runners);
  }

  /** The column of an instant, from the left. */
  columnAt(ms: number): number {
    const column = Math.round((ms - this.#from) / columnMs);
    return this.#rightwards ? this.width - 1 - column : column;
  }

  /** One column, from the left, as pixels from top to bottom. The font of the cloths is loaded by then. */
  column(x: number): ImageData {
    const column = this.#rightwards ? this.width - 1 - x : x;
    const ms = this.#from + column * columnMs;
    const pixels = new ImageData(1, photographHeight);
    const near = new Float32Array(photographHeight).fill(Number.NEGATIVE_INFINITY);
    backdrop(pixels);
    for (const subject of this.#subjects) this.#pass(subject, ms, pixels, near);
    return pixels;
  }

  /** What of a runner is on the line at an instant. */
  #pass({ runner, index, colours }: Subject, ms: number, pixels: ImageData, near: Float32Array) {
    const moment = this.#motion.at(index, ms, this.#moment);
    // By the judge's clock, whatever the film's frames have between them.
    const gone = (moment.speed * (ms - runner.timeMs)) / 1_000;
    if (gone < 0 || gone > horse) return;
    const line = nose(moment.strides) - gone;
    this.#posed.set(moment.strides, moment.lead > 0.5);
    const { index: corners, uv, skin, position } = this.#model;
    const { x, y } = this.#posed;
    const crossings: Crossing[] = [];
    for (let t = 0; t < corners.length; t += 3) {
      crossings.length = 0;
      for (let side = 0; side < 3; side++) {
        const a = corners[t + side] ?? 0;
        const b = corners[t + ((side + 1) % 3)] ?? 0;
        const xa = x[a] ?? 0;
        const xb = x[b] ?? 0;
        if (xa < line === xb < line) continue;
        const share = (line - xa) / (xb - xa);
        const mixed = (values: ArrayLike<number>, size: number, at: number) => {
          const first = values[a * size + at] ?? 0;
          return first + ((values[b * size + at] ?? 0) - first) * share;
        };
        crossings.push({
          y: mixed(y, 1, 0),
          z: mixed(position, 3, 2),
          red: mixed(colours, 3, 0),
          green: mixed(colours, 3, 1),
          blue: mixed(colours, 3, 2),
          u: mixed(uv, 2, 0),
          v: mixed(uv, 2, 1),
        });
      }
      const [from, to] = crossings;
      if (!from || !to) continue;
      const silks = (skin[(corners[t] ?? 0) * 4 + 3] ?? 0) > 2.5;
      this.#fill(from, to, moment.lane, silks ? index : null, pixels, near);
    }
  }

  /** Paints a crossing from end to end, where nothing nearer has been painted. */
  #fill(
    from: Crossing,
    to: Crossing,
    lane: number,
    cell: number | null,
    pixels: ImageData,
    near: Float32Array,
  ) {
    const rowOf = ({ y }: Crossing) => photographHeight - ground + (lane * lower - y) * scale;
    const [top, bottom] = rowOf(from) < rowOf(to) ? [from, to] : [to, from];
    const first = rowOf(top);
    const last = rowOf(bottom);
    for (let row = Math.max(0, Math.floor(first)); row <= last && row < photographHeight; row++) {
      const share = last > first ? Math.min(1, Math.max(0, (row - first) / (last - first))) : 0;
      const mixed = (what: keyof Crossing) => top[what] + (bottom[what] - top[what]) * share;
      const depth = lane + this.#seen * mixed('z');
      if (depth <= (near[row] ?? 0)) continue;
      near[row] = depth;
      const cloth: Rgb = cell === null ? [1, 1, 1] : this.#cloths.at(cell, mixed('u'), mixed('v'));
      pixels.data[row * 4] = mixed('red') * cloth[0];
      pixels.data[row * 4 + 1] = mixed('green') * cloth[1];
      pixels.data[row * 4 + 2] = mixed('blue') * cloth[2];
    }
  }
}
