import { emptyPlace } from '../course/Course';
import type { Vector } from '../model/ModelMesh';
import type { Motion } from '../motion/Motion';
import { emptyPack, type PackMoment } from '../motion/pack';
import { emptyRunner, type RunnerMoment } from '../motion/RunnerMoment';

/** Where a camera stands, what it looks at, and its vertical angle of view in degrees. */
export interface Shot {
  from: Vector;
  to: Vector;
  angle: number;
}

export interface ShotQuestion {
  motion: Motion;
  /** Milliseconds after the off. */
  ms: number;
  /** Width of the picture by its height. */
  aspect: number;
  /** The runner that is followed, or ridden. */
  runner: number;
}

/** A runner's middle is so many metres behind its nose. */
export const behindNose = 1.74;
/** A window higher than wide, as on a phone: side-on would waste most of it. */
const upright = 1;

/** A race at a moment, as a camera that is to be placed sees it. */
export class Stage {
  readonly motion: Motion;
  readonly aspect: number;
  readonly pack: PackMoment;
  readonly runner: RunnerMoment;
  readonly width: number;
  readonly #place = emptyPlace();

  constructor({ motion, ms, aspect, runner }: ShotQuestion) {
    this.motion = motion;
    this.aspect = aspect;
    this.pack = motion.packAt(ms, emptyPack());
    this.runner = motion.at(runner, ms, emptyRunner());
    this.width = motion.course.plan.width;
  }

  get tall() {
    return this.aspect < upright;
  }

  /** Metres to go of the middle of the contending bodies. */
  get middle() {
    return this.pack.middle + behindNose;
  }

  /** A point over the course, metres. */
  at(toGo: number, lane: number, height: number): Vector {
    const { x, z } = this.motion.course.at(toGo, lane, this.#place);
    return [x, height, z];
  }

  /** A point beside the home straight: metres past the post, towards the stands, and up. */
  straight(past: number, lane: number, height: number): Vector {
    return [past * this.motion.course.hand, height, lane];
  }
}

/** The angle, in degrees, under which so many metres are seen from so far away. */
export function angleOf(metres: number, far: number) {
  return (2 * Math.atan(metres / 2 / far) * 180) / Math.PI;
}
