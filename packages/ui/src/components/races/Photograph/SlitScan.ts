import type { FilmRunner, RaceFilm } from '../RaceView/film';
import { runnerDetail, runnerModel } from '../RaceView/model/runnerModel';
import { Motion } from '../RaceView/motion/Motion';
import { emptyRunner } from '../RaceView/motion/RunnerMoment';
import { legs } from '../RaceView/rig/bones';
import { boneFloats } from '../RaceView/rig/Pose';
import { poseAt } from '../RaceView/rig/poseAt';
import { nose } from '../RaceView/rig/poseTable';
import { paintAtlas } from '../RaceView/silks/atlas';
import { atlasColumns, atlasRows } from '../RaceView/silks/cell';
import { type Rgb, vertexColours } from './vertexColours';

/** Pixels of a metre of height, and by how much of its distance from the rail a runner stands lower. */
const scale = 58;
const lower = 0.16;
/** Pixels from the lower edge to the ground at the rail, and the height of the picture. */
const ground = 112;
export const photographHeight = 262;
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
  readonly #motion: Motion;
  readonly #subjects: readonly Subject[];
  readonly #runners: readonly FilmRunner[];
  #cloths: ImageData | undefined;
  readonly #x: Float32Array;
  readonly #y: Float32Array;
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
    this.#x = new Float32Array(this.#model.vertices);
    this.#y = new Float32Array(this.#model.vertices);
    this.#subjects = film.runners.flatMap((runner, index) => {
      const { timeMs } = runner;
      if (timeMs === null || timeMs > until) return [];
      return {
        runner: { ...runner, timeMs },
        index,
        colours: vertexColours(runner, this.#model, this.#seen),
      };
    });
    this.#runners = film.runners;
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
    this.#pose(moment.strides, moment.lead > 0.5);
    const { index: corners, uv, skin, position } = this.#model;
    const crossings: Crossing[] = [];
    for (let t = 0; t < corners.length; t += 3) {
      crossings.length = 0;
      for (let side = 0; side < 3; side++) {
        const a = corners[t + side] ?? 0;
        const b = corners[t + ((side + 1) % 3)] ?? 0;
        const xa = this.#x[a] ?? 0;
        const xb = this.#x[b] ?? 0;
        if (xa < line === xb < line) continue;
        const share = (line - xa) / (xb - xa);
        const mixed = (values: ArrayLike<number>, size: number, at: number) => {
          const first = values[a * size + at] ?? 0;
          return first + ((values[b * size + at] ?? 0) - first) * share;
        };
        crossings.push({
          y: mixed(this.#y, 1, 0),
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
      const cloth: Rgb = cell === null ? [1, 1, 1] : this.#cloth(cell, mixed('u'), mixed('v'));
      pixels.data[row * 4] = mixed('red') * cloth[0];
      pixels.data[row * 4 + 1] = mixed('green') * cloth[1];
      pixels.data[row * 4 + 2] = mixed('blue') * cloth[2];
    }
  }

  /** The colour of a piece of a runner's cloth, 0 to 1. */
  #cloth(cell: number, u: number, v: number): Rgb {
    this.#cloths ??= cloths(this.#runners);
    const { width, height, data } = this.#cloths;
    const x = Math.floor((((cell % atlasColumns) + u) / atlasColumns) * width);
    const y = Math.floor(((Math.floor(cell / atlasColumns) + v) / atlasRows) * height);
    const at = (y * width + x) * 4;
    return [(data[at] ?? 0) / 255, (data[at + 1] ?? 0) / 255, (data[at + 2] ?? 0) / 255];
  }

  /** Puts every vertex where it is at a phase of the stride, leading with the left fore or the right. */
  #pose(strides: number, left: boolean) {
    const { matrices } = poseAt(strides, 1).pose;
    const { position, skin, vertices } = this.#model;
    const bone = (which: number) => (left ? otherSide(which) : which) * boneFloats;
    for (let i = 0; i < vertices; i++) {
      const x = position[i * 3] ?? 0;
      const y = position[i * 3 + 1] ?? 0;
      const a = bone(skin[i * 4] ?? 0);
      const b = bone(skin[i * 4 + 1] ?? 0);
      const share = skin[i * 4 + 2] ?? 0;
      const at = (k: number) =>
        (matrices[a + k] ?? 0) + ((matrices[b + k] ?? 0) - (matrices[a + k] ?? 0)) * share;
      const [cos, sin] = [at(0), at(1)];
      this.#x[i] = cos * x - sin * y + at(2);
      this.#y[i] = sin * x + cos * y + at(3);
    }
  }
}

/** The silks and numbers of a field, as pixels. */
function cloths(runners: readonly FilmRunner[]): ImageData {
  const atlas = paintAtlas(runners);
  const context = atlas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas.');
  return context.getImageData(0, 0, atlas.width, atlas.height);
}

function otherSide(bone: number) {
  const leg = bone - legs.first;
  if (leg < 0 || leg >= legs.each * 2) return bone;
  return leg < legs.each ? bone + legs.each : bone - legs.each;
}

/** The course at the line, the same at every instant: streaks from edge to edge, and the rail. */
function backdrop({ data }: ImageData) {
  const rail = photographHeight - ground;
  for (let row = 0; row < photographHeight; row++) {
    const down = row - rail;
    const grain = 8 * Math.sin(row * 12.9) * Math.sin(row * 4.7);
    const [red, green, blue] =
      down < -62
        ? [36, 62, 50]
        : down > -62 && down < -57
          ? [226, 224, 214]
          : down < 0
            ? [52 + grain, 92 + grain, 66 + grain]
            : [76 + grain, 122 + grain, 82 + grain];
    data.set([red ?? 0, green ?? 0, blue ?? 0, 255], row * 4);
  }
}
