import { degrees, type Point } from '../rig/plane';
import { type Corner, loft, type Ring } from './loft';
import type { Mask, ModelMesh, Rgb } from './ModelMesh';

type HeadRow = readonly [
  /** Metres from the poll along the face. */
  along: number,
  up: number,
  down: number,
  halfWidth: number,
  middle: number,
  pinchTop: number,
  pinchBottom: number,
];

const headRows: readonly HeadRow[] = [
  [-0.015, 0.05, -0.09, 0.055, 0.6, 0.1, 0.2],
  [0.045, 0.078, -0.165, 0.078, 0.66, 0.15, 0.3],
  [0.12, 0.085, -0.205, 0.096, 0.7, 0.2, 0.45],
  [0.2, 0.083, -0.213, 0.103, 0.72, 0.3, 0.55],
  [0.285, 0.073, -0.178, 0.089, 0.68, 0.35, 0.5],
  [0.37, 0.058, -0.128, 0.069, 0.6, 0.35, 0.35],
  [0.46, 0.046, -0.104, 0.057, 0.55, 0.3, 0.25],
  [0.54, 0.04, -0.1, 0.056, 0.55, 0.3, 0.2],
  [0.6, 0.028, -0.1, 0.058, 0.55, 0.3, 0.25],
  [0.645, 0.0, -0.09, 0.048, 0.55, 0.3, 0.3],
  [0.665, -0.028, -0.07, 0.028, 0.5, 0.2, 0.3],
];

const face = -37 * degrees;
const poll: Point = [1.185, 1.875];
const corners = 14;

const dark: Rgb = [0.014, 0.012, 0.011];
const nostril: Rgb = [0.02, 0.012, 0.011];
const leather: Rgb = [0.03, 0.014, 0.008];

/** Where a blaze lies along the face, and where the muzzle darkens, metres from the poll. */
const blaze = { from: 0.06, to: 0.57 };
const muzzle = 0.5;

/** A point of the head in the side view, by metres along the face and up from it. */
export function headPoint(along: number, up: number): Point {
  const cos = Math.cos(face);
  const sin = Math.sin(face);
  return [poll[0] + along * cos - up * sin, poll[1] + along * sin + up * cos];
}

export function addHead(mesh: ModelMesh): void {
  loft(mesh, headRows.map(headRing), {
    corners,
    surface: 'coat',
    vary: (corner) => ({ mask: faceMask(corner, headRows[corner.row]?.[0] ?? 0) }),
  });
  for (const right of [-1, 1]) {
    addEar(mesh, right);
    // The rim stands a little proud, so that the eye lies in the head and not on it.
    addLens(mesh, { along: 0.186, up: 0.019, length: 0.042, height: 0.03, z: 0.0885, right });
    addLens(mesh, { along: 0.187, up: 0.017, length: 0.028, height: 0.018, z: 0.096, right }, dark);
    addLens(mesh, { along: 0.6, up: -0.012, length: 0.02, height: 0.016, z: 0.05, right }, nostril);
    addCheekpiece(mesh, right);
  }
  addStrap(mesh, 0.39, 0.418);
  addStrap(mesh, 0.085, 0.105);
}

function headRing([along, up, down, halfWidth, middle, top, bottom]: HeadRow): Ring {
  return {
    a: headPoint(along, up),
    b: headPoint(along, down),
    halfWidth,
    middle,
    pinch: [top, bottom],
    bone: 'head',
  };
}

function faceMask({ angle }: Corner, along: number): Mask {
  const front = Math.cos(angle) > 0.85 && along > blaze.from && along < blaze.to;
  const darkened = Math.min(0.85, Math.max(0, (along - muzzle) / 0.12));
  return [darkened, 0, front ? 1 : 0, 1 - 0.25 * Math.max(0, -Math.cos(angle))];
}

/** A leaf, pricked and half turned out, narrow at its base. */
function addEar(mesh: ModelMesh, right: number) {
  const base = headPoint(0.022, 0.058);
  const tip = headPoint(-0.1, 0.175);
  const ring = (share: number, size: number): Ring => {
    const x = base[0] + (tip[0] - base[0]) * share;
    const y = base[1] + (tip[1] - base[1]) * share;
    return {
      a: [x + 0.028 * size, y + 0.026 * size],
      b: [x - 0.028 * size, y - 0.026 * size],
      halfWidth: 0.021 * size,
      z: right * (0.048 + 0.026 * share),
      bone: 'head',
      mask: [0.25 + 0.5 * share, 0, 0, 0.75 + 0.25 * share],
    };
  };
  loft(mesh, [ring(0, 0.72), ring(0.3, 1.12), ring(0.62, 0.9), ring(0.85, 0.46), ring(1, 0.05)], {
    corners: 6,
    surface: 'coat',
  });
}

interface Lens {
  along: number;
  up: number;
  /** Half its length and half its height, metres. */
  length: number;
  height: number;
  z: number;
  right: number;
}

/** An eye, its rim, or a nostril: a lens set in the side of the head. */
function addLens(mesh: ModelMesh, { along, up, length, height, z, right }: Lens, tint?: Rgb) {
  const ring = (at: number, top: number, bottom: number, thick: number): Ring => ({
    a: headPoint(along + at * length, up + top * height),
    b: headPoint(along + at * length, up + bottom * height),
    halfWidth: 0.012 * thick,
    z: right * z,
    bone: 'head',
    mask: [0.6, 0, 0, 0.8],
    ...(tint ? { tint } : {}),
  });
  loft(
    mesh,
    [
      ring(-1, 0.1, -0.1, 0.2),
      ring(-0.5, 0.8, -0.8, 1),
      ring(0.4, 0.9, -0.8, 1),
      ring(1, 0.1, -0.1, 0.2),
    ],
    {
      corners: 6,
      surface: tint ? 'fixed' : 'coat',
    },
  );
}

/** Noseband or browband, a few millimetres proud of the head. */
function addStrap(mesh: ModelMesh, from: number, to: number) {
  const rings = [from, to].map((along): Ring => {
    const next = headRows.findIndex((row) => row[0] >= along);
    const after = headRows[next];
    const before = headRows[next - 1];
    if (!before || !after) throw new RangeError(`The head ends before ${along} m.`);
    const share = (along - before[0]) / (after[0] - before[0]);
    const mix = (column: 1 | 2 | 3 | 4 | 5 | 6) =>
      before[column] + (after[column] - before[column]) * share;
    return {
      ...headRing([along, mix(1), mix(2), mix(3), mix(4), mix(5), mix(6)]),
      grow: 0.006,
      tint: leather,
    };
  });
  loft(mesh, rings, { corners, surface: 'fixed' });
}

function addCheekpiece(mesh: ModelMesh, right: number) {
  const ring = (along: number, up: number, z: number): Ring => ({
    a: headPoint(along, up + 0.011),
    b: headPoint(along, up - 0.011),
    halfWidth: 0.006,
    z: right * z,
    bone: 'head',
    tint: leather,
  });
  loft(
    mesh,
    [
      ring(0.09, 0, 0.088),
      ring(0.25, -0.06, 0.1),
      ring(0.4, -0.055, 0.066),
      ring(0.52, -0.075, 0.055),
    ],
    { corners: 4, surface: 'fixed' },
  );
}
