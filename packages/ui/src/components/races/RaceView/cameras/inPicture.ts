import { PerspectiveCamera, Vector3 } from 'three';
import type { Motion } from '../motion/Motion';
import { emptyRunner } from '../motion/RunnerMoment';
import { type ShotName, shot } from './shots';

/** A body from its middle, metres: to the nose, to the tail, and from the ground to the rider's cap. */
const body = { nose: 1.74, tail: -0.9, cap: 2.4 };

/** A horse and its rider in a picture: shares of its width and height, from its top left corner. */
export interface Seen {
  left: number;
  right: number;
  cap: number;
  hooves: number;
  /** Whether its middle is in the picture, and whether all of it is. */
  within: boolean;
  whole: boolean;
}

interface Question {
  motion: Motion;
  name: ShotName;
  ms: number;
  /** Width of the picture by its height. */
  aspect: number;
  /** The runner that is followed, or ridden. */
  runner: number;
}

/** What a camera has in its picture, by the same sums as the graphics card's. */
export function pictureOf({ motion, name, ms, aspect, runner }: Question) {
  const { from, to, angle } = shot(name, { motion, ms, aspect, runner });
  const camera = new PerspectiveCamera(angle, aspect, 0.3, 4_000);
  camera.position.set(...from);
  camera.lookAt(...to);
  camera.updateMatrixWorld();
  const point = new Vector3();
  const seen = (x: number, y: number, z: number) => {
    point.set(x, y, z).applyMatrix4(camera.matrixWorldInverse);
    const before = point.z < 0;
    point.applyMatrix4(camera.projectionMatrix);
    return { x: 0.5 + point.x / 2, y: 0.5 - point.y / 2, before };
  };
  const level = 1e6;
  const ahead = Math.hypot(to[0] - from[0], to[2] - from[2]) / level;
  return {
    /** Where the horizon stands: a share of the height, from the top. */
    horizon: seen(from[0] + (to[0] - from[0]) / ahead, from[1], from[2] + (to[2] - from[2]) / ahead)
      .y,
    of: (i: number): Seen => {
      const { x, z, heading } = motion.at(i, ms, emptyRunner());
      const along = (metres: number, y: number) =>
        seen(x + Math.cos(heading) * metres, y, z - Math.sin(heading) * metres);
      const points = [body.nose, body.tail].flatMap((at) => [along(at, 0), along(at, 1.6)]);
      const top = along(0.2, body.cap);
      const inside = (each: ReturnType<typeof seen>) =>
        each.before && each.x >= 0 && each.x <= 1 && each.y >= 0 && each.y <= 1;
      return {
        left: Math.min(...points.map((each) => each.x)),
        right: Math.max(...points.map((each) => each.x)),
        cap: top.y,
        hooves: Math.max(...points.map((each) => each.y)),
        within: inside(along(0, 1.6)),
        whole: [...points, top].every(inside),
      };
    },
  };
}

/** Everybody's metres to go at a moment, by their places in the film. */
export function toGoAt(motion: Motion, ms: number): number[] {
  return Array.from({ length: motion.runners }, (_, i) => motion.toGo(i, ms));
}

/** When the leader has so many metres to go, ms after the off. */
export function whenToGo(motion: Motion, metres: number): number {
  let ms = 0;
  while (ms < motion.until && Math.min(...toGoAt(motion, ms)) > metres) ms += 50;
  return ms;
}
