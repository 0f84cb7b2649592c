import { type Bone, boneIndex } from '../rig/bones';
import { distance, type Point, round } from '../rig/plane';
import type { Mask, ModelMesh, ModelSurface, Rgb, Vertex } from './ModelMesh';

/**
 * A ring is written in the side view: two points of the silhouette, the upper or front one first,
 * and half its width. The outline of a part is therefore exactly what its table says.
 */
export interface Ring {
  a: Point;
  b: Point;
  halfWidth: number;
  /** Metres to the right of the middle. @default 0 */
  z?: number;
  /** Where it is widest, from `b` at 0 to `a` at 1. @default 0.5 */
  middle?: number;
  /** How much the width is pinched towards `a` and `b`. @default [0, 0] */
  pinch?: readonly [a: number, b: number];
  /** Metres it lies proud of its table. @default 0 */
  grow?: number;
  bone: Bone;
  /** A second bone, and its share. */
  with?: readonly [bone: Bone, share: number];
  mask?: Mask;
  tint?: Rgb;
}

/** A corner of a ring, as `vary` sees it. */
export interface Corner {
  ring: Ring;
  /** Number of the ring, and its share of the way to the last. */
  row: number;
  along: number;
  /** Radians round the ring, 0 at `a`, π/2 on the right. */
  angle: number;
  at: Vertex['at'];
}

export interface LoftOptions {
  /** Corners of a ring at full detail. */
  corners: number;
  surface: ModelSurface;
  /** Whether first and last ring are closed. @default [true, true] */
  caps?: readonly [first: boolean, last: boolean];
  /** The part of the ring that is covered, in turns; all of it if left out. */
  arc?: readonly [from: number, to: number];
  /** What differs from corner to corner. */
  vary?: (corner: Corner) => Partial<Pick<Vertex, 'mask' | 'uv' | 'tint' | 'skin'>>;
}

const bare: Mask = [0, 0, 0, 1];
const white: Rgb = [1, 1, 1];

/** Adds a part made of rings to a model. */
export function loft(mesh: ModelMesh, rings: readonly Ring[], options: LoftOptions): void {
  const { surface, caps = [true, true], arc, vary } = options;
  const segments = Math.max(4, Math.round(options.corners * mesh.detail));
  const columns = arc ? segments + 1 : segments;
  const [from, to] = arc ?? [0, 1];
  const start = mesh.vertices;
  const firstTriangle = mesh.triangles;

  rings.forEach((ring, row) => {
    for (let i = 0; i < columns; i++) {
      const angle = (from + ((to - from) * i) / segments) * round;
      const at = cornerAt(ring, angle);
      const along = row / (rings.length - 1);
      mesh.add({
        at,
        surface,
        skin: skinOf(ring),
        mask: ring.mask ?? bare,
        uv: [0, 0],
        tint: ring.tint ?? white,
        ...vary?.({ ring, row, along, angle, at }),
      });
    }
  });

  for (let row = 0; row + 1 < rings.length; row++) {
    for (let i = 0; i < segments; i++) {
      const a = start + row * columns + i;
      const b = start + row * columns + (arc ? i + 1 : (i + 1) % segments);
      mesh.triangle(a, a + columns, b);
      mesh.triangle(b, a + columns, b + columns);
    }
  }
  if (!arc) {
    const last = start + (rings.length - 1) * columns;
    for (let i = 1; i + 1 < segments; i++) {
      if (caps[0]) mesh.triangle(start, start + i, start + i + 1);
      if (caps[1]) mesh.triangle(last, last + i + 1, last + i);
    }
  }
  mesh.faceOutwards(start, firstTriangle);
}

/** The two bones of a ring, by their columns. */
export function skinOf({ bone, with: second }: Pick<Ring, 'bone' | 'with'>): Vertex['skin'] {
  const first = boneIndex(bone);
  return {
    bones: [first, second ? boneIndex(second[0]) : first],
    share: second ? second[1] : 0,
  };
}

function cornerAt(ring: Ring, angle: number): Vertex['at'] {
  const { a, b, halfWidth, z = 0, middle = 0.5, pinch = [0, 0], grow = 0 } = ring;
  const length = distance(a, b) || 1;
  const up: Point = [(a[0] - b[0]) / length, (a[1] - b[1]) / length];
  const cos = Math.cos(angle);
  const out = ((cos > 0 ? length * (1 - middle) : length * middle) + grow) * cos;
  const narrowed = 1 - (cos > 0 ? pinch[0] : pinch[1]) * cos * cos;
  return [
    b[0] + (a[0] - b[0]) * middle + up[0] * out,
    b[1] + (a[1] - b[1]) * middle + up[1] * out,
    z + (halfWidth + grow) * Math.sin(angle) * narrowed,
  ];
}
