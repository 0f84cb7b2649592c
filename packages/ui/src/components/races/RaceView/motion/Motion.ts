import { Course, emptyPlace } from '../course/Course';
import { frameMs, type RaceFilm } from '../film';
import { nose, standingNose } from '../rig/poseTable';
import { leadAt, legChanges } from './lead';
import { type Loading, loadingAt, loadingFrom, loadings } from './loading';
import { ownStrideLength } from './ownStride';
import { type PackFrames, type PackMoment, packFrames } from './pack';
import type { RunnerMoment } from './RunnerMoment';
import { runOn } from './runOn';
import { sampleOf } from './sampleOf';
import { smooth } from './smooth';
import { action, strideRate } from './stride';

/** Milliseconds of pulling up after the last has finished. */
const epilogue = 7_000;

/** Metres before the post from which the nose is exactly where the engine has it. */
const noseCounts = 100;

const leanOnBends = 0.13;
const seconds = frameMs / 1_000;

/**
 * How a race is moved through: everything that is drawn, as a pure function of time. It is laid out
 * once as tables over the frames, so that any moment can be asked for, in any order.
 */
export class Motion {
  readonly course: Course;
  readonly runners: number;
  /** Milliseconds after the off at which the film begins and ends. */
  readonly from = loadingFrom;
  readonly until: number;
  readonly #frames: number;
  readonly #distance: number;
  readonly #metres: Float32Array;
  readonly #lane: Float32Array;
  readonly #strides: Float32Array;
  readonly #bend: Float32Array;
  readonly #changes: readonly (readonly number[])[];
  readonly #pack: PackFrames;
  readonly #loadings: readonly Loading[];
  readonly #place = emptyPlace();
  readonly #way = { short: 0, walk: 0, still: 1, speed: 0 };

  constructor(film: RaceFilm) {
    const { plan, direction } = film.course;
    this.course = new Course(plan, direction, film.distance);
    this.runners = film.runners.length;
    this.#distance = film.distance;
    const { metres, lane, frames } = runOn(film, epilogue / frameMs);
    this.#frames = frames;
    this.until = (frames - 1) * frameMs;
    this.#metres = metres;
    this.#lane = smooth(lane, this.runners, 2);
    this.#bend = smooth(this.#bends(), this.runners, 3);
    this.#strides = this.#countStrides(film);
    this.#changes = film.runners.map((_, runner) =>
      legChanges(
        this.course,
        this.#column(this.#bend, runner),
        this.#column(this.#strides, runner),
      ),
    );
    this.#loadings = loadings(film.runners);
    this.#pack = packFrames(metres, this.#lane, this.runners, film.distance);
  }

  /** Fills `moment` with where a runner is `ms` after the off. */
  at(runner: number, ms: number, moment: RunnerMoment): RunnerMoment {
    const metres = this.#sample(this.#metres, runner, ms);
    const lane = this.#sample(this.#lane, runner, ms);
    const strides = this.#sample(this.#strides, runner, ms);
    const bend = this.#sample(this.#bend, runner, ms);
    const before = this.#sample(this.#metres, runner, ms - 40);
    const after = this.#sample(this.#metres, runner, ms + 40);
    const sideways =
      this.#sample(this.#lane, runner, ms + 40) - this.#sample(this.#lane, runner, ms - 40);
    const speed = Math.max(0, (after - before) / 0.08);
    const still = 1 - action(speed, metres);
    const toGo = this.#distance - metres;

    // The nod of the head moves the nose: near the post that must not change who is in front.
    const exact = Math.min(1, Math.max(0, 1 - (toGo - noseCounts) / noseCounts));
    const gallop = meanNose + (nose(strides) - meanNose) * exact;
    const ahead = gallop + (standingNose - gallop) * still;
    this.course.at(toGo + ahead, lane, this.#place);
    const yaw = after > before ? Math.atan2(sideways, Math.max(after - before, 0.3)) : 0;
    moment.x = this.#place.x;
    moment.z = this.#place.z;
    moment.heading = this.#place.heading - yaw * this.course.hand;
    moment.strides = strides;
    moment.still = still;
    moment.lean = -leanOnBends * bend * Math.min(1, speed / 14);
    moment.lead = leadAt(this.#changes[runner] ?? [], strides);
    moment.toGo = toGo;
    moment.lane = lane;
    moment.walk = -1;
    moment.speed = speed;
    return ms < 0 ? this.#onTheWay(runner, ms, moment) : moment;
  }

  /** Metres to the post of a runner's nose `ms` after the off, as if it stood in its stall before. */
  toGo(runner: number, ms: number): number {
    return this.#distance - this.#sample(this.#metres, runner, ms);
  }

  /** When a runner is in its stall, ms after the off. */
  loadedAt(runner: number): number {
    return this.#loadings[runner]?.loaded ?? 0;
  }

  /** Puts who stands in its stall as far behind it as it is before the off. */
  #onTheWay(runner: number, ms: number, moment: RunnerMoment): RunnerMoment {
    const loading = this.#loadings[runner];
    if (loading === undefined) return moment;
    const { short, walk, still, speed } = loadingAt(loading, ms, this.#way);
    moment.x -= Math.cos(moment.heading) * short;
    moment.z += Math.sin(moment.heading) * short;
    moment.toGo += short;
    moment.walk = walk;
    moment.still = still;
    moment.speed = speed;
    return moment;
  }

  /** Fills `moment` with the field as a camera sees it `ms` after the off. */
  packAt(ms: number, moment: PackMoment): PackMoment {
    moment.leader = sampleOf(this.#pack.leader, 1, 0, ms, this.#frames);
    moment.middle = sampleOf(this.#pack.middle, 1, 0, ms, this.#frames);
    moment.last = sampleOf(this.#pack.last, 1, 0, ms, this.#frames);
    moment.lane = sampleOf(this.#pack.lane, 1, 0, ms, this.#frames);
    moment.inner = sampleOf(this.#pack.inner, 1, 0, ms, this.#frames);
    moment.outer = sampleOf(this.#pack.outer, 1, 0, ms, this.#frames);
    moment.spread = sampleOf(this.#pack.spread, 1, 0, ms, this.#frames);
    return moment;
  }

  #sample(table: Float32Array, runner: number, ms: number) {
    return sampleOf(table, this.runners, runner, ms, this.#frames);
  }

  #column(table: Float32Array, runner: number): Float32Array {
    return Float32Array.from({ length: this.#frames }, (_, frame) => {
      return table[frame * this.runners + runner] ?? 0;
    });
  }

  #bends(): Float32Array {
    return this.#metres.map((metres) => {
      return this.course.at(this.#distance - metres, 0, this.#place).bend;
    });
  }

  /** Strides are counted over the ground that is covered, so that no hoof can slide. */
  #countStrides({ runners }: RaceFilm): Float32Array {
    const strides = new Float32Array(this.#metres.length);
    const width = this.runners;
    runners.forEach(({ horseId }, runner) => {
      const length = ownStrideLength(horseId);
      let count = ownStrideLength(horseId) * 7.3;
      strides[runner] = count;
      for (let i = width + runner; i < strides.length; i += width) {
        const metres = (this.#metres[i] ?? 0) - (this.#metres[i - width] ?? 0);
        // Off the rail a bend is longer.
        const { curvature } = this.course.at(
          this.#distance - (this.#metres[i] ?? 0),
          0,
          this.#place,
        );
        const further = 1 + curvature * (this.#lane[i] ?? 0);
        count += strideRate((metres * further) / seconds, length) * seconds;
        strides[i] = count;
      }
    });
    return strides;
  }
}

const motions = new WeakMap<RaceFilm, Motion>();

/** The motion of a film, laid out once for all that show it. */
export function motionOf(film: RaceFilm): Motion {
  const motion = motions.get(film) ?? new Motion(film);
  motions.set(film, motion);
  return motion;
}

const meanNose = average(Array.from({ length: 24 }, (_, i) => nose(i / 24)));

function average(values: readonly number[]) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
