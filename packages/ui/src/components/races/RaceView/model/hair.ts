import type { BodyBone } from '../rig/bones';
import type { Point } from '../rig/plane';
import { headPoint } from './head';
import { loft, type Ring, skinOf } from './loft';
import type { ModelMesh } from './ModelMesh';
import { trunkRows } from './trunk';

/** Where the mane begins on the crest, metres. */
const withers = 0.55;

/** A pulled racing mane: a thin sheet over the crest, feathered, lying to the near side. */
export function addMane(mesh: ModelMesh): void {
  const crest = trunkRows.filter(([x]) => x > withers);
  const columns = crest.map(([x, y, bx, by, , , , , bone, second, share], i) => {
    const length = Math.hypot(bx - x, by - y);
    const down: Point = [(bx - x) / length, (by - y) / length];
    const ragged = i % 2 ? 1 : 0.72;
    const taper = Math.sqrt(Math.sin(Math.PI * Math.min(1, (i + 1.2) / (crest.length + 0.6))));
    const hang = 0.13 * ragged * taper;
    const far = 0.098 + 0.028 * (1 - i / crest.length);
    const points = [
      { fall: -0.024 * taper, back: 0, z: 0, loose: 0 },
      { fall: 0.03, back: 0.012, z: -0.05, loose: 0 },
      { fall: hang, back: 0.035, z: -far, loose: 0.6 },
      { fall: 0.03, back: 0.004, z: 0.05, loose: 0 },
    ];
    return points.map(({ fall, back, z, loose }) =>
      mesh.add({
        at: [x + down[0] * fall - back, y + down[1] * fall, z],
        skin: skinOf({ bone, with: [second, share] }),
        surface: 'hair',
        mask: [0, 0, loose, 0.95],
        uv: [0, 0],
        tint: [1, 1, 1],
      }),
    );
  });
  columns.forEach((column, i) => {
    const next = columns[i + 1];
    if (!next) return;
    for (const [from, to] of [
      [3, 0],
      [0, 1],
      [1, 2],
    ] as const) {
      const corners = [column[from], column[to], next[from], next[to]] as const;
      const [a, b, c, d] = corners;
      if (a === undefined || b === undefined || c === undefined || d === undefined) continue;
      mesh.triangle(a, b, c);
      mesh.triangle(c, b, d);
    }
  });
  addForelock(mesh);
}

function addForelock(mesh: ModelMesh) {
  const ring = (along: number, up: number, halfWidth: number, loose: number): Ring => ({
    a: headPoint(along, up + 0.008),
    b: headPoint(along, up - 0.008),
    halfWidth,
    bone: 'head',
    mask: [0, 0, loose, 1],
  });
  loft(
    mesh,
    [
      ring(-0.05, 0.085, 0.02, 0),
      ring(0.05, 0.1, 0.03, 0),
      ring(0.13, 0.094, 0.016, 0.3),
      ring(0.17, 0.089, 0.003, 0.5),
    ],
    { corners: 6, surface: 'hair' },
  );
}

type TailRow = readonly [
  x: number,
  y: number,
  halfHeight: number,
  halfWidth: number,
  bone: BodyBone,
  second: BodyBone,
  share: number,
  loose: number,
];

const tailRows: readonly TailRow[] = [
  [-0.73, 1.445, 0.03, 0.03, 'pelvis', 'upperTail', 0.6, 0],
  [-0.81, 1.46, 0.034, 0.032, 'upperTail', 'upperTail', 0, 0],
  [-0.91, 1.46, 0.04, 0.036, 'upperTail', 'middleTail', 0.3, 0.1],
  [-1.03, 1.44, 0.056, 0.04, 'middleTail', 'middleTail', 0, 0.25],
  [-1.16, 1.405, 0.068, 0.04, 'middleTail', 'lowerTail', 0.35, 0.45],
  [-1.3, 1.365, 0.068, 0.034, 'lowerTail', 'lowerTail', 0, 0.65],
  [-1.44, 1.32, 0.054, 0.026, 'lowerTail', 'lowerTail', 0, 0.85],
  [-1.57, 1.275, 0.032, 0.016, 'lowerTail', 'lowerTail', 0, 1],
  [-1.68, 1.235, 0.006, 0.005, 'lowerTail', 'lowerTail', 0, 1],
];

export function addTail(mesh: ModelMesh): void {
  const rings = tailRows.map(
    ([x, y, halfHeight, halfWidth, bone, second, share, loose]): Ring => ({
      a: [x + 0.25 * halfHeight, y + halfHeight],
      b: [x - 0.25 * halfHeight, y - halfHeight],
      halfWidth,
      bone,
      with: [second, share],
      mask: [0, 0, loose, 1 - loose * 0.1],
    }),
  );
  loft(mesh, rings, { corners: 8, surface: 'hair' });
}
