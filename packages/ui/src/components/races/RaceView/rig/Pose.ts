import { type Bone, boneIndex, bones } from './bones';
import { add, type Point, subtract, turn } from './plane';

/** Takes a point of a bone at rest to where the pose has it. */
export type Posed = (rest: Point) => Point;

/** Floats a bone: every bone turns in the side view only, so a cosine, a sine and a shift will do. */
export const boneFloats = 4;

/** All bones at one moment. */
export class Pose {
  /** Cosine, sine and shift of every bone, in the order of `bones`. */
  readonly matrices = new Float32Array(bones.length * boneFloats);

  /** Turns a bone by radians from its rest, about a joint that is moved from `pivot` to `to`. */
  set(bone: Bone, by: number, pivot: Point, to: Point): Posed {
    const shift = subtract(to, turn(pivot, by));
    this.matrices.set([Math.cos(by), Math.sin(by), ...shift], boneIndex(bone) * boneFloats);
    return (rest) => add(turn(rest, by), shift);
  }

  /** Where a bone takes a point of the rest. */
  place(bone: Bone, [x, y]: Point): Point {
    const first = boneIndex(bone) * boneFloats;
    const [cos = 1, sin = 0, dx = 0, dy = 0] = this.matrices.subarray(first, first + boneFloats);
    return [cos * x - sin * y + dx, sin * x + cos * y + dy];
  }
}
