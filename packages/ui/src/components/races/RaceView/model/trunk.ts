import type { BodyBone } from '../rig/bones';
import { loft, type Ring } from './loft';
import type { Mask, ModelMesh, Vector } from './ModelMesh';

type TrunkRow = readonly [
  topX: number,
  topY: number,
  bottomX: number,
  bottomY: number,
  halfWidth: number,
  middle: number,
  pinchTop: number,
  pinchBottom: number,
  bone: BodyBone,
  second: BodyBone,
  share: number,
];

/** Trunk and neck from tail to poll, in metres. */
export const trunkRows: readonly TrunkRow[] = [
  [-0.785, 1.36, -0.79, 1.22, 0.06, 0.5, 0, 0, 'pelvis', 'pelvis', 0],
  [-0.75, 1.425, -0.755, 1.12, 0.135, 0.5, 0.2, 0.2, 'pelvis', 'pelvis', 0],
  [-0.67, 1.5, -0.65, 1.06, 0.212, 0.52, 0.35, 0.2, 'pelvis', 'pelvis', 0],
  [-0.54, 1.556, -0.5, 1.05, 0.255, 0.55, 0.35, 0.2, 'pelvis', 'pelvis', 0],
  [-0.4, 1.58, -0.36, 1.075, 0.262, 0.55, 0.38, 0.15, 'pelvis', 'trunk', 0.2],
  [-0.25, 1.565, -0.22, 1.045, 0.252, 0.5, 0.35, 0.1, 'pelvis', 'trunk', 0.6],
  [-0.09, 1.538, -0.07, 0.99, 0.268, 0.48, 0.32, 0.1, 'trunk', 'trunk', 0],
  [0.07, 1.525, 0.1, 0.93, 0.276, 0.46, 0.35, 0.12, 'trunk', 'trunk', 0],
  [0.2, 1.545, 0.26, 0.88, 0.262, 0.44, 0.45, 0.2, 'trunk', 'trunk', 0],
  [0.31, 1.592, 0.42, 0.872, 0.24, 0.42, 0.6, 0.3, 'trunk', 'trunk', 0],
  [0.41, 1.615, 0.57, 0.905, 0.225, 0.42, 0.68, 0.35, 'trunk', 'trunk', 0],
  [0.51, 1.622, 0.7, 0.985, 0.212, 0.44, 0.66, 0.35, 'trunk', 'lowerNeck', 0.12],
  [0.61, 1.648, 0.79, 1.1, 0.178, 0.46, 0.6, 0.3, 'trunk', 'lowerNeck', 0.45],
  [0.72, 1.703, 0.84, 1.245, 0.138, 0.46, 0.5, 0.2, 'trunk', 'lowerNeck', 0.8],
  [0.84, 1.772, 0.9, 1.385, 0.112, 0.46, 0.45, 0.15, 'lowerNeck', 'upperNeck', 0.25],
  [0.965, 1.838, 0.985, 1.5, 0.096, 0.47, 0.4, 0.1, 'lowerNeck', 'upperNeck', 0.7],
  [1.08, 1.892, 1.075, 1.6, 0.085, 0.48, 0.35, 0.05, 'upperNeck', 'upperNeck', 0],
  [1.175, 1.925, 1.14, 1.67, 0.078, 0.5, 0.3, 0, 'upperNeck', 'head', 0.3],
  [1.235, 1.935, 1.19, 1.7, 0.07, 0.5, 0.3, 0, 'upperNeck', 'head', 0.8],
];

const corners = 18;

function trunkRing([
  ax,
  ay,
  bx,
  by,
  halfWidth,
  middle,
  pinchTop,
  pinchBottom,
  bone,
  second,
  share,
]: TrunkRow): Ring {
  return {
    a: [ax, ay],
    b: [bx, by],
    halfWidth,
    middle,
    pinch: [pinchTop, pinchBottom],
    bone,
    with: [second, share],
  };
}

export function addTrunk(mesh: ModelMesh): void {
  loft(mesh, trunkRows.map(trunkRing), {
    corners,
    surface: 'coat',
    vary: ({ at, angle }) => ({ mask: at[0] < chest ? body(at) : throat(angle) }),
  });
}

/** In front of this the neck begins, metres. */
const chest = 0.75;

/** Belly and flanks see less of the sky than the back. */
function body([, y, z]: Vector): Mask {
  const height = Math.min(1, Math.max(0, (y - 0.85) / 0.6));
  return [0, 0, 0, 0.62 + 0.38 * height * (0.75 + 0.25 * Math.min(1, Math.abs(z) / 0.2))];
}

function throat(angle: number): Mask {
  return [0, 0, 0, 1 - 0.2 * Math.max(0, -Math.cos(angle))];
}

/** The trunk's ring at a place of the back, as a cloth or a girth over it needs it. */
export function trunkRingAt(x: number): Omit<Ring, 'bone'> {
  const next = trunkRows.findIndex((row) => row[0] >= x);
  const to = trunkRows[next];
  const from = trunkRows[next - 1];
  if (!from || !to) throw new RangeError(`The trunk ends before ${x} m.`);
  const share = (x - from[0]) / (to[0] - from[0]);
  const mix = (column: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7) =>
    from[column] + (to[column] - from[column]) * share;
  return {
    a: [mix(0), mix(1)],
    b: [mix(2), mix(3)],
    halfWidth: mix(4),
    middle: mix(5),
    pinch: [mix(6), mix(7)],
  };
}
