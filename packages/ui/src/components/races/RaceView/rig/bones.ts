import type { Point } from './plane';

/**
 * Joints of a horse at rest, in metres: x forward, y up, the origin on the ground under the middle
 * of the body. Proportions of a Thoroughbred of 16 hands.
 */
export const joints = {
  trunk: [0, 1.25],
  sacrum: [-0.26, 1.47],
  lowerNeck: [0.56, 1.32],
  upperNeck: [0.88, 1.6],
  poll: [1.19, 1.83],
  dock: [-0.74, 1.44],
  middleTail: [-0.98, 1.44],
  lowerTail: [-1.26, 1.37],
  scapula: [0.44, 1.5],
  shoulder: [0.7, 1.13],
  elbow: [0.49, 0.94],
  knee: [0.5, 0.505],
  foreFetlock: [0.498, 0.212],
  foreCoffin: [0.56, 0.08],
  hip: [-0.55, 1.25],
  stifle: [-0.33, 0.95],
  hock: [-0.69, 0.575],
  hindFetlock: [-0.69, 0.212],
  hindCoffin: [-0.625, 0.08],
} as const satisfies Record<string, Point>;

/** Joints of the jockey, in the frame of the horse's trunk at rest. */
export const jockeyJoints = {
  hip: [-0.06, 1.87],
  shoulder: [0.42, 2.01],
  neck: [0.45, 2.02],
  knee: [0.33, 1.6],
  ankle: [0.02, 1.33],
  elbow: [0.47, 1.72],
  hand: [0.74, 1.77],
} as const satisfies Record<string, Point>;

export type Side = 'Left' | 'Right';
export const sides: readonly Side[] = ['Left', 'Right'];

const bodyBones = [
  'trunk',
  'pelvis',
  'lowerNeck',
  'upperNeck',
  'head',
  'upperTail',
  'middleTail',
  'lowerTail',
] as const;

const legBones = [
  'scapula',
  'humerus',
  'radius',
  'foreCannon',
  'forePastern',
  'foreHoof',
  'femur',
  'tibia',
  'hindCannon',
  'hindPastern',
  'hindHoof',
] as const;

const jockeyBones = ['seat', 'back', 'skull'] as const;
const limbBones = ['upperArm', 'forearm', 'thigh', 'shin'] as const;

export type LegBone = (typeof legBones)[number];
export type BodyBone = (typeof bodyBones)[number];

/** Every bone, in the order of the columns of the table of poses. The legs stand side by side. */
export const bones = [
  ...bodyBones,
  ...legBones.map((bone) => `${bone}Left` as const),
  ...legBones.map((bone) => `${bone}Right` as const),
  ...jockeyBones,
  ...limbBones.map((bone) => `${bone}Left` as const),
  ...limbBones.map((bone) => `${bone}Right` as const),
  'whip',
] as const;

export type Bone = (typeof bones)[number];

/** Where the legs begin among the bones, and how many bones the legs of one side have. */
export const legs = { first: bodyBones.length, each: legBones.length };

const indices = new Map<Bone, number>(bones.map((bone, index) => [bone, index]));

/** The column of a bone in the table of poses. */
export function boneIndex(bone: Bone): number {
  const index = indices.get(bone);
  if (index === undefined) throw new RangeError(`No such bone: ${bone}`);
  return index;
}

export function isLegBone(bone: BodyBone | LegBone): bone is LegBone {
  return legBones.some((each) => each === bone);
}
