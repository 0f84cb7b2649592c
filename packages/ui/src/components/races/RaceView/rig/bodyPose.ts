import { joints } from './bones';
import type { Pose, Posed } from './Pose';
import { add, degrees, type Point } from './plane';

/** How a horse carries itself, apart from its limbs; angles in degrees from the drawing at rest. */
export interface Carriage {
  /** Of the trunk in the world, and metres that it has moved. */
  pitch: number;
  shift: Point;
  /** Of the pelvis and of the neck against the trunk, and of the head in the world. */
  pelvis: number;
  neck: number;
  head: number;
  /** Of the three parts of the tail in the world, from the dock. */
  tail: readonly [upper: number, middle: number, lower: number];
}

/** Degrees by which neck, head and tail of a standing horse differ from the drawing at rest. */
export const standingCarriage = { neck: 17, head: -14, tail: [58, 72, 66] } as const;

/** The share of the neck's turn that its base takes. */
const neckBase = 0.55;

/** What limbs and jockey hang on. */
export interface PosedBody {
  trunk: Posed;
  pelvis: Posed;
  lowerNeck: Posed;
}

/** Poses trunk, neck, head and tail. */
export function poseBody(pose: Pose, carriage: Carriage): PosedBody {
  const pitch = carriage.pitch * degrees;
  const trunk = pose.set('trunk', pitch, joints.trunk, add(joints.trunk, carriage.shift));
  const pelvis = pose.set(
    'pelvis',
    pitch + carriage.pelvis * degrees,
    joints.sacrum,
    trunk(joints.sacrum),
  );
  const nod = carriage.neck * degrees;
  const lowerNeck = pose.set(
    'lowerNeck',
    pitch + nod * neckBase,
    joints.lowerNeck,
    trunk(joints.lowerNeck),
  );
  const upperNeck = pose.set(
    'upperNeck',
    pitch + nod,
    joints.upperNeck,
    lowerNeck(joints.upperNeck),
  );
  pose.set('head', carriage.head * degrees, joints.poll, upperNeck(joints.poll));

  const [upper, middle, lower] = carriage.tail;
  const upperTail = pose.set('upperTail', upper * degrees, joints.dock, pelvis(joints.dock));
  const middleTail = pose.set(
    'middleTail',
    middle * degrees,
    joints.middleTail,
    upperTail(joints.middleTail),
  );
  pose.set('lowerTail', lower * degrees, joints.lowerTail, middleTail(joints.lowerTail));
  return { trunk, pelvis, lowerNeck };
}
