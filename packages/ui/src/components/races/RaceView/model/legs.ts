import { type BodyBone, type Bone, isLegBone, type LegBone, type Side, sides } from '../rig/bones';
import { type Corner, loft, type Ring, skinOf } from './loft';
import type { Mask, ModelMesh, Rgb } from './ModelMesh';

type LegRow = readonly [
  frontX: number,
  frontY: number,
  backX: number,
  backY: number,
  halfWidth: number,
  z: number,
  bone: BodyBone | LegBone,
  second: BodyBone | LegBone,
  share: number,
  /** How far the dark colour of the points has come. */
  points: number,
  /** Where a sock can end: 0 at the knee, 1 at the hoof. */
  sock: number,
];

const foreRows: readonly LegRow[] = [
  [0.56, 1.47, 0.38, 1.42, 0.02, 0.075, 'scapula', 'trunk', 0.3, 0, 0],
  [0.665, 1.29, 0.36, 1.26, 0.05, 0.115, 'scapula', 'humerus', 0.2, 0, 0],
  [0.752, 1.135, 0.35, 1.09, 0.074, 0.138, 'scapula', 'humerus', 0.6, 0, 0],
  [0.685, 1.005, 0.37, 0.98, 0.079, 0.143, 'humerus', 'radius', 0.35, 0, 0],
  [0.61, 0.9, 0.385, 0.92, 0.07, 0.14, 'humerus', 'radius', 0.75, 0, 0],
  [0.588, 0.8, 0.42, 0.81, 0.06, 0.132, 'radius', 'radius', 0, 0.05, 0],
  [0.563, 0.68, 0.445, 0.68, 0.047, 0.126, 'radius', 'radius', 0, 0.3, 0],
  [0.548, 0.58, 0.456, 0.58, 0.04, 0.122, 'radius', 'radius', 0, 0.7, 0],
  [0.556, 0.525, 0.448, 0.522, 0.043, 0.12, 'radius', 'foreCannon', 0.35, 0.9, 0],
  [0.55, 0.475, 0.45, 0.475, 0.041, 0.12, 'radius', 'foreCannon', 0.75, 1, 0.05],
  [0.534, 0.42, 0.464, 0.42, 0.029, 0.118, 'foreCannon', 'foreCannon', 0, 1, 0.2],
  [0.53, 0.33, 0.467, 0.33, 0.026, 0.117, 'foreCannon', 'foreCannon', 0, 1, 0.45],
  [0.533, 0.262, 0.462, 0.255, 0.029, 0.116, 'foreCannon', 'foreCannon', 0, 1, 0.62],
  [0.545, 0.225, 0.446, 0.2, 0.035, 0.116, 'foreCannon', 'forePastern', 0.5, 1, 0.72],
  [0.567, 0.172, 0.487, 0.138, 0.028, 0.116, 'forePastern', 'forePastern', 0, 1, 0.82],
  [0.592, 0.118, 0.512, 0.09, 0.033, 0.116, 'forePastern', 'foreHoof', 0.35, 1, 0.93],
  [0.607, 0.088, 0.508, 0.066, 0.043, 0.116, 'foreHoof', 'foreHoof', 0, 1, 1],
];

const hindRows: readonly LegRow[] = [
  [-0.38, 1.46, -0.66, 1.44, 0.03, 0.11, 'pelvis', 'femur', 0.1, 0, 0],
  [-0.345, 1.29, -0.765, 1.31, 0.085, 0.14, 'pelvis', 'femur', 0.4, 0, 0],
  [-0.31, 1.14, -0.765, 1.17, 0.097, 0.15, 'femur', 'pelvis', 0.25, 0, 0],
  [-0.298, 1.02, -0.705, 1.04, 0.09, 0.15, 'femur', 'tibia', 0.25, 0, 0],
  [-0.325, 0.915, -0.652, 0.928, 0.073, 0.147, 'femur', 'tibia', 0.7, 0, 0],
  [-0.4, 0.825, -0.65, 0.822, 0.06, 0.143, 'tibia', 'tibia', 0, 0.05, 0],
  [-0.49, 0.735, -0.69, 0.735, 0.049, 0.138, 'tibia', 'tibia', 0, 0.2, 0],
  [-0.58, 0.66, -0.745, 0.685, 0.043, 0.134, 'tibia', 'tibia', 0, 0.5, 0],
  [-0.63, 0.605, -0.8, 0.645, 0.042, 0.132, 'tibia', 'hindCannon', 0.4, 0.8, 0],
  [-0.641, 0.545, -0.778, 0.565, 0.042, 0.13, 'tibia', 'hindCannon', 0.75, 0.95, 0],
  [-0.65, 0.485, -0.745, 0.49, 0.035, 0.13, 'hindCannon', 'hindCannon', 0, 1, 0.1],
  [-0.657, 0.42, -0.73, 0.42, 0.03, 0.129, 'hindCannon', 'hindCannon', 0, 1, 0.25],
  [-0.658, 0.33, -0.724, 0.33, 0.027, 0.128, 'hindCannon', 'hindCannon', 0, 1, 0.47],
  [-0.655, 0.262, -0.728, 0.255, 0.03, 0.128, 'hindCannon', 'hindCannon', 0, 1, 0.62],
  [-0.642, 0.225, -0.742, 0.2, 0.036, 0.128, 'hindCannon', 'hindPastern', 0.5, 1, 0.72],
  [-0.618, 0.172, -0.7, 0.138, 0.029, 0.128, 'hindPastern', 'hindPastern', 0, 1, 0.82],
  [-0.593, 0.118, -0.675, 0.09, 0.034, 0.128, 'hindPastern', 'hindHoof', 0.35, 1, 0.93],
  [-0.578, 0.088, -0.68, 0.066, 0.044, 0.128, 'hindHoof', 'hindHoof', 0, 1, 1],
];

/** Rows of the hind leg whose front stays with the belly: the fold of the flank. */
const flankRows = { from: 2, to: 3 };

const corners = 10;
const horn: Rgb = [0.045, 0.036, 0.03];

export function addLegs(mesh: ModelMesh): void {
  for (const side of sides) {
    addLeg(mesh, 'fore', side);
    addLeg(mesh, 'hind', side);
  }
}

function addLeg(mesh: ModelMesh, end: 'fore' | 'hind', side: Side) {
  const rows = end === 'fore' ? foreRows : hindRows;
  const right = side === 'Right' ? 1 : -1;
  const named = (bone: BodyBone | LegBone): Bone => (isLegBone(bone) ? `${bone}${side}` : bone);
  const rings = rows.map(
    ([fx, fy, bx, by, halfWidth, z, bone, second, share]): Ring => ({
      a: [fx, fy],
      b: [bx, by],
      halfWidth,
      z: right * z,
      middle: 0.55,
      pinch: [0.12, 0.25],
      bone: named(bone),
      with: [named(second), share],
    }),
  );
  // The number of the leg is kept in the mask with the height of its sock.
  const leg = (end === 'fore' ? 0 : 2) + (side === 'Left' ? 0 : 1);
  loft(mesh, rings, {
    corners,
    surface: 'coat',
    caps: [true, false],
    vary: (corner) => {
      const row = rows[corner.row];
      return {
        mask: shade(corner, row?.[9] ?? 0, (row?.[10] ?? 0) * 0.94 + leg * 2, right),
        ...(end === 'hind' && corner.row >= flankRows.from && corner.row <= flankRows.to
          ? { skin: flank(corner, named('femur')) }
          : {}),
      };
    },
  });
  addHoof(mesh, rows, named(end === 'fore' ? 'foreHoof' : 'hindHoof'), right);
}

function shade({ angle, at }: Corner, points: number, sock: number, right: number): Mask {
  const inner = Math.max(0, -Math.sin(angle) * right);
  const low = Math.min(1, Math.abs(at[1] - 0.95) / 0.35);
  return [points, sock, 0, (0.72 + 0.28 * low) * (1 - 0.3 * inner)];
}

/** With the leg back, the front of the thigh stays half with the belly. */
function flank({ angle }: Corner, femur: Bone) {
  return skinOf({ bone: femur, with: ['pelvis', 0.15 + 0.6 * Math.max(0, Math.cos(angle))] });
}

function addHoof(mesh: ModelMesh, rows: readonly LegRow[], bone: Bone, right: number) {
  const last = rows.at(-1);
  if (!last) return;
  const [fx, fy, bx, by, halfWidth, z] = last;
  const ring = (a: Ring['a'], b: Ring['b'], width: number): Ring => ({
    a,
    b,
    halfWidth: halfWidth * width,
    z: right * z,
    bone,
    mask: [0, 0, 0, 0.9],
    tint: horn,
  });
  loft(
    mesh,
    [
      ring([fx, fy], [bx, by], 1),
      ring([fx + 0.026, 0.035], [bx - 0.003, 0.03], 1.12),
      ring([fx + 0.046, 0], [bx + 0.002, 0], 1.2),
    ],
    { corners, surface: 'fixed' },
  );
}
