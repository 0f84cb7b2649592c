import { joints, type Side } from './bones';
import { curve, type Knot } from './curve';
import type { LimbGoal } from './limbs';
import { type Point, subtract } from './plane';

/**
 * When each hoof touches down, as a share of the stride of a horse that leads with its right fore:
 * left hind, right hind, left fore, right fore, and then all four are off the ground, gathered under
 * the body.
 */
export const touchdown: Record<'hind' | 'fore', Record<Side, number>> = {
  hind: { Left: 0, Right: 0.12 },
  fore: { Left: 0.32, Right: 0.47 },
};

/** For how much of the stride a hoof stands. */
export const stance = { hind: 0.2, fore: 0.21 };

/** From here on all hooves are off the ground: the moment in which a horse changes its legs. */
export const airborne = 0.68;

/** Metres of a full stride in which the hooves of these tables hold the ground. */
export const strideLength = 6.9;

/**
 * The path of a hind fetlock by the phase of the limb, 0 at touch-down: metres before the hip at
 * rest, metres over the ground, pastern in degrees from straight down, and pitch of the sole. During
 * the stance it runs back as fast as the ground does.
 */
const hindPath: readonly Knot[] = [
  [0.0, 0.46, 0.195, 38, 4],
  [0.05, 0.14, 0.15, 62, 0],
  [0.1, -0.19, 0.14, 66, 0],
  [0.15, -0.51, 0.188, 46, -6],
  [0.2, -0.78, 0.27, 8, -40],
  [0.26, -0.87, 0.41, -48, -92],
  [0.34, -0.8, 0.55, -88, -132],
  [0.44, -0.5, 0.61, -100, -138],
  [0.55, -0.1, 0.57, -90, -118],
  [0.66, 0.25, 0.5, -60, -80],
  [0.77, 0.51, 0.41, -18, -34],
  [0.88, 0.6, 0.29, 22, 0],
];

/** The same for a fore fetlock, measured from the shoulder; last, how far the knee is bent. */
const forePath: readonly Knot[] = [
  [0.0, 0.52, 0.2, 34, 4, 0],
  [0.053, 0.17, 0.15, 62, 0, -2],
  [0.105, -0.18, 0.135, 68, 0, -4],
  [0.158, -0.51, 0.188, 46, -7, 0],
  [0.21, -0.78, 0.28, 4, -46, 8],
  [0.27, -0.84, 0.4, -58, -108, 38],
  [0.35, -0.7, 0.53, -108, -158, 80],
  [0.45, -0.4, 0.6, -124, -168, 108],
  [0.55, -0.05, 0.63, -110, -150, 112],
  [0.66, 0.3, 0.63, -72, -102, 86],
  [0.77, 0.58, 0.54, -18, -40, 42],
  [0.88, 0.69, 0.36, 20, 0, 8],
];

/** Degrees of pastern, sole and knee of a horse that stands. */
export const standing = { pastern: 28, sole: 0, knee: 0 };

/** What a hind limb does at a phase of the stride. @param action 1 at the gallop, 0 standing */
export function hindGoal(side: Side, phase: number, action: number): LimbGoal {
  const path = curve(hindPath, phase - touchdown.hind[side]);
  return goal(path, joints.hip, joints.hindFetlock, action);
}

/** The same of a fore limb. */
export function foreGoal(side: Side, phase: number, action: number): LimbGoal {
  const path = curve(forePath, phase - touchdown.fore[side]);
  return goal(path, joints.shoulder, joints.foreFetlock, action);
}

/** The gallop's values mixed with those of a horse that stands. */
function goal(path: readonly number[], [from]: Point, rest: Point, action: number): LimbGoal {
  const stands = [...subtract(rest, [from, 0]), standing.pastern, standing.sole, standing.knee];
  const [x = 0, y = 0, pastern = 0, sole = 0, knee = 0] = stands.map(
    (still, i) => (path[i] ?? still) * action + still * (1 - action),
  );
  return { fetlock: [from + x, y], pastern, sole, knee };
}
