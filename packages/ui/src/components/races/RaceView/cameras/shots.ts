import { emptyPlace } from '../course/Course';
import type { Vector } from '../model/ModelMesh';
import type { Motion, PackMoment } from '../motion/Motion';
import { emptyRunner, type RunnerMoment } from '../motion/RunnerMoment';

export const cameraNames = ['broadcast', 'follow', 'jockey', 'head-on', 'blimp'] as const;

/** A camera that a visitor can choose. */
type CameraName = (typeof cameraNames)[number];

/** A camera, or the director's choice from moment to moment; their keys are their numbers here. */
export const filmCameras = ['director', ...cameraNames] as const;
export type FilmCamera = (typeof filmCameras)[number];

/** The director's own: the stalls from behind and from before, and the field as it pulls up. */
export type ShotName = CameraName | 'loading' | 'stalls' | 'close';

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

/** Metres between two stalls. */
const stallWidth = 1.2;
/** A runner's middle is so many metres behind its nose. */
const behindNose = 1.74;
/**
 * Metres that the jockey's camera stands before a runner's middle and over the ground: over the cap of
 * a rider who crouches, and before the peak of one who sits up.
 */
const eyes = { crouched: { ahead: 0.42, up: 2.36 }, sitting: { ahead: 0.74, up: 2.34 } };
/** A window higher than wide, as on a phone: side-on would waste most of it. */
const upright = 1;

/** A camera's view is a function of the moment: no springs, so any frame can be had on its own. */
export function shot(name: ShotName, question: ShotQuestion): Shot {
  return shots[name](new Stage(question));
}

class Stage {
  readonly motion: Motion;
  readonly aspect: number;
  readonly pack: PackMoment;
  readonly runner: RunnerMoment;
  readonly width: number;
  readonly #place = emptyPlace();

  constructor({ motion, ms, aspect, runner }: ShotQuestion) {
    this.motion = motion;
    this.aspect = aspect;
    this.pack = motion.packAt(ms, { leader: 0, middle: 0, lane: 0, spread: 0 });
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

const shots: Record<ShotName, (stage: Stage) => Shot> = {
  broadcast: (stage) => (stage.tall ? ahead(stage) : sideOn(stage)),
  follow: (stage) => follow(stage),
  jockey: (stage) => jockey(stage),
  'head-on': (stage) => headOn(stage),
  blimp: (stage) => blimp(stage),
  loading: (stage) => loading(stage),
  stalls: (stage) => stalls(stage),
  close: (stage) => close(stage),
};

/** From the stand's side, level with the field, as on television. */
function sideOn(stage: Stage): Shot {
  const { pack, middle, aspect, width } = stage;
  // In front of the stands and of the trees.
  const far = Math.min(46, width + 22 - pack.lane);
  const across = Math.min(34, Math.max(14, pack.spread + 7));
  const angle = Math.max(10, angleOf(across / aspect, far));
  const height = 6.4;
  // Sky and trees keep the upper eighth of the picture.
  const down = Math.tan((angle * 0.37 * Math.PI) / 180) * far;
  return {
    from: stage.at(middle - 3, pack.lane + far, height),
    to: stage.at(middle - across * 0.05, pack.lane, height - down),
    angle,
  };
}

/** From before the field and over it: on a phone it strings out up the picture. */
function ahead(stage: Stage): Shot {
  const { pack, middle } = stage;
  return {
    from: stage.at(pack.leader - 19, pack.lane + 13, 8.2),
    to: stage.at(middle, pack.lane + 0.4, 1.2),
    angle: Math.min(60, Math.max(34, 24 + pack.spread * 0.8)),
  };
}

/** Beside one runner, over the heads of those outside it. */
function follow(stage: Stage): Shot {
  const { runner, tall } = stage;
  const middle = runner.toGo + behindNose;
  return {
    from: stage.at(middle - 3.4, runner.lane + (tall ? 12 : 9.5), 4.3),
    to: stage.at(middle - 0.5, runner.lane, 1.35),
    angle: tall ? 34 : 27,
  };
}

/** Between the ears of the horse that is ridden. */
function jockey(stage: Stage): Shot {
  const { runner, tall } = stage;
  const sitting = runner.walk >= 0 ? 1 : runner.still;
  const between = (part: keyof typeof eyes.crouched) =>
    eyes.crouched[part] + (eyes.sitting[part] - eyes.crouched[part]) * sitting;
  const ahead = between('ahead');
  return {
    from: [
      runner.x + Math.cos(runner.heading) * ahead,
      between('up'),
      runner.z - Math.sin(runner.heading) * ahead,
    ],
    to: stage.at(runner.toGo - 10, runner.lane, 0.95),
    angle: tall ? 80 : 62,
  };
}

/** A long lens behind the first bend, in line with the straight; before that, a car in front. */
function headOn(stage: Stage): Shot {
  const { pack, middle, width, motion } = stage;
  const { plan } = motion.course;
  if (pack.leader > plan.runIn - 20) {
    return {
      from: stage.at(pack.leader - 26, pack.lane + 1.5, 4.4),
      to: stage.at(middle, pack.lane, 1.4),
      angle: stage.tall ? 34 : 24,
    };
  }
  // In the middle of the straight's line, beyond where the course turns away from it.
  const past = plan.homeStraight - plan.runIn + 95;
  const far = past + Math.max(pack.leader, -40);
  const across = Math.min(width, 15);
  return {
    from: stage.straight(past, width * 0.62, 9),
    to: stage.at(Math.max(pack.leader, -40) + 5, pack.lane * 0.8 + 1, 1.8),
    angle: Math.max(0.9, angleOf(Math.max(across / stage.aspect, 9), far)),
  };
}

/** From the air, behind the field and outside it. */
function blimp(stage: Stage): Shot {
  const { pack, middle, tall } = stage;
  return {
    from: stage.at(middle + 30, pack.lane + 30, 38),
    to: stage.at(pack.leader - 3, pack.lane - 3, 0),
    angle: (tall ? 34 : 19) + Math.max(0, pack.spread - 14) * 0.35,
  };
}

/** Behind the stalls, outside them: who waits, who walks up, and who is in. */
function loading(stage: Stage): Shot {
  const { pack, tall, motion } = stage;
  const start = pack.leader;
  const outside = (motion.runners * stallWidth) / 2;
  return {
    from: stage.at(start + (tall ? 21 : 15), pack.lane + outside + (tall ? 7 : 8.5), 4.8),
    to: stage.at(start + 6, pack.lane + outside * 0.2, 1),
    angle: tall ? 48 : 37,
  };
}

/** Before the stalls, a little to one side. */
function stalls(stage: Stage): Shot {
  const { pack, width, tall } = stage;
  const start = pack.leader;
  return {
    from: stage.at(start - 13, Math.min(pack.lane + 8, width - 1), 2.1),
    to: stage.at(start + 1, pack.lane - 0.3, 1.5),
    angle: tall ? 52 : 32,
  };
}

/** Low, ahead of the field: the picture on the poster. */
function close(stage: Stage): Shot {
  const { pack, tall } = stage;
  return {
    from: stage.at(pack.leader - 13, pack.lane + 7.5, 1.25),
    to: stage.at(pack.leader * 0.5 + pack.middle * 0.5 + 2, pack.lane, 1.5),
    angle: tall ? 50 : 27,
  };
}

/** The angle, in degrees, under which so many metres are seen from so far away. */
function angleOf(metres: number, far: number) {
  return (2 * Math.atan(metres / 2 / far) * 180) / Math.PI;
}
