import { jockeyJoints } from '../rig/bones';
import type { Point } from '../rig/plane';
import { round } from '../rig/plane';
import { regions, within } from '../silks/cell';
import { addJockeyLimbs } from './jockeyLimbs';
import { loft, type Ring } from './loft';
import type { ModelMesh, Rgb } from './ModelMesh';

const breeches: Rgb = [0.78, 0.77, 0.74];
const skin: Rgb = [0.55, 0.3, 0.19];
const glass: Rgb = [0.02, 0.025, 0.03];

/** Once round, the seam on the side that nobody sees. */
const wrapped = [-0.5, 0.5] as const;

type BackRow = readonly [along: number, up: number, down: number, halfWidth: number, pinch: number];

/** The jacket from collar to waist, along the back: 0 at the hip, 1 at the shoulder. */
const jacketRows: readonly BackRow[] = [
  [1.15, 0.062, -0.02, 0.056, 0],
  [1.04, 0.09, -0.07, 0.12, 0],
  [0.95, 0.112, -0.1, 0.185, 0.1],
  [0.8, 0.125, -0.115, 0.192, 0.1],
  [0.6, 0.13, -0.115, 0.178, 0],
  [0.38, 0.12, -0.105, 0.165, 0],
  [0.18, 0.112, -0.095, 0.16, 0],
  [0.06, 0.105, -0.09, 0.156, 0],
];

const seatRows: readonly BackRow[] = [
  [0.1, 0.1, -0.085, 0.15, 0],
  [-0.02, 0.105, -0.1, 0.162, 0],
  [-0.14, 0.095, -0.12, 0.165, 0],
  [-0.25, 0.05, -0.1, 0.14, 0],
  [-0.31, -0.01, -0.06, 0.07, 0],
];

/** The jockey, crouched over the withers. */
export function addJockey(mesh: ModelMesh): void {
  addJacket(mesh);
  loft(
    mesh,
    seatRows.map((row) => ({ ...backRing(row), bone: 'seat', tint: breeches })),
    { corners: 14, surface: 'fixed' },
  );
  addSkull(mesh);
  addJockeyLimbs(mesh);
}

function addJacket(mesh: ModelMesh) {
  const [collar = 1] = jacketRows[0] ?? [];
  const [waist = 0] = jacketRows.at(-1) ?? [];
  const rings = jacketRows.map(
    (row): Ring => ({
      ...backRing(row),
      bone: 'back',
      with: ['seat', row[0] < 0.3 ? 0.5 * (1 - row[0] / 0.3) : 0],
    }),
  );
  loft(mesh, rings, {
    corners: 18,
    surface: 'silks',
    arc: wrapped,
    vary: ({ row, angle }) => ({
      uv: within(
        regions.jacket,
        angle / round + 0.5,
        (collar - (jacketRows[row]?.[0] ?? 0)) / (collar - waist),
      ),
      mask: [0, 0, 0, 0.78 + 0.22 * Math.max(0, Math.cos(angle) * 0.7 + 0.5)],
    }),
  });
}

function backRing([along, up, down, halfWidth, pinch]: BackRow): Omit<Ring, 'bone'> {
  return { a: onBack(along, up), b: onBack(along, down), halfWidth, pinch: [pinch, 0.1] };
}

function onBack(along: number, up: number): Point {
  const { hip, shoulder } = jockeyJoints;
  const dx = shoulder[0] - hip[0];
  const dy = shoulder[1] - hip[1];
  const length = Math.hypot(dx, dy);
  return [hip[0] + dx * along - (dy / length) * up, hip[1] + dy * along + (dx / length) * up];
}

function addSkull(mesh: ModelMesh) {
  const [x, y] = jockeyJoints.neck;
  const neck = [
    [x - 0.02, y - 0.03, 0.055],
    [x + 0.06, y + 0.05, 0.05],
  ] as const;
  loft(
    mesh,
    neck.map(
      ([nx, ny, r]): Ring => ({
        a: [nx - r * 0.6, ny + r * 0.8],
        b: [nx + r * 0.6, ny - r * 0.8],
        halfWidth: r,
        bone: 'skull',
        tint: skin,
      }),
    ),
    { corners: 8, surface: 'fixed' },
  );
  const head: Point = [x + 0.13, y + 0.1];
  loft(mesh, ball([head[0] + 0.015, head[1] - 0.035], [0.092, 0.105, 0.075], 5, skin), {
    corners: 10,
    surface: 'fixed',
  });
  const brim = -0.22;
  loft(mesh, ball([head[0], head[1] + 0.012], [0.128, 0.122, 0.108], 6, skin, [brim, 0.999]), {
    corners: 16,
    surface: 'silks',
    arc: wrapped,
    vary: ({ angle, along }) => ({ uv: within(regions.cap, angle / round + 0.5, 1 - along) }),
  });
  const peak = [
    [0.11, 0.1],
    [0.175, 0.07],
    [0.19, 0.03],
  ] as const;
  loft(
    mesh,
    peak.map(
      ([out, halfWidth]): Ring => ({
        a: [head[0] + out, head[1] + 0.008 - (out - 0.11) * 0.35],
        b: [head[0] + out, head[1] - 0.006 - (out - 0.11) * 0.35],
        halfWidth,
        bone: 'skull',
      }),
    ),
    { corners: 6, surface: 'silks', vary: () => ({ uv: within(regions.cap, 0.5, 0.96) }) },
  );
  const goggles = ball(
    [head[0] + 0.018, head[1] - 0.038],
    [0.1, 0.1, 0.086],
    2,
    glass,
    [-0.12, 0.36],
  );
  loft(mesh, goggles, { corners: 12, surface: 'fixed', caps: [false, false] });
}

/** Level rings of an ellipsoid, between two heights of −1 to 1. */
function ball(
  [x, y]: Point,
  [rx, ry, rz]: readonly [number, number, number],
  rows: number,
  tint: Rgb,
  [from, to]: readonly [number, number] = [-1, 1],
): Ring[] {
  return Array.from({ length: rows + 1 }, (_, i): Ring => {
    const height = from + ((to - from) * i) / rows;
    const across = Math.sqrt(Math.max(0.0004, 1 - height * height));
    return {
      a: [x + rx * across, y + ry * height],
      b: [x - rx * across, y + ry * height],
      halfWidth: rz * across,
      bone: 'skull',
      tint,
    };
  });
}
