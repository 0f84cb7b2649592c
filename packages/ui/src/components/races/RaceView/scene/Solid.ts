import { BufferAttribute, BufferGeometry, Color } from 'three';
import type { Vector } from '../model/ModelMesh';

/** A point on the ground, metres. */
export type Site = readonly [x: number, z: number];

/** Collects boxes, tubes and discs, with a colour each, into one geometry. */
export class Solid {
  readonly #position: number[] = [];
  readonly #normal: number[] = [];
  readonly #tint: number[] = [];
  readonly #colour = new Color();
  #painted = '';

  /** Four corners, anticlockwise as seen from outside. */
  quad(a: Vector, b: Vector, c: Vector, d: Vector, colour: string): void {
    // Of the diagonals, so that a quad with two corners in one place has a normal too.
    const u = [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const;
    const v = [d[0] - b[0], d[1] - b[1], d[2] - b[2]] as const;
    const normal = [
      u[1] * v[2] - u[2] * v[1],
      u[2] * v[0] - u[0] * v[2],
      u[0] * v[1] - u[1] * v[0],
    ] as const;
    const unit = unitOf(normal);
    this.#paint(colour);
    for (const corner of [a, b, c, a, c, d]) this.#put(corner, unit);
  }

  corner(at: Vector, normal: Vector, colour: string): void {
    this.#paint(colour);
    this.#put(at, unitOf(normal));
  }

  /** Most corners have the colour of the one before: it is read once. */
  #paint(colour: string) {
    if (colour === this.#painted) return;
    this.#painted = colour;
    this.#colour.set(colour);
  }

  #put([x, y, z]: Vector, [nx, ny, nz]: Vector) {
    const { r, g, b } = this.#colour;
    this.#position.push(x, y, z);
    this.#normal.push(nx, ny, nz);
    this.#tint.push(r, g, b);
  }

  box([x0, y0, z0]: Vector, [x1, y1, z1]: Vector, colour: string, top = colour): void {
    this.quad([x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1], colour);
    this.quad([x1, y0, z0], [x0, y0, z0], [x0, y1, z0], [x1, y1, z0], colour);
    this.quad([x1, y0, z1], [x1, y0, z0], [x1, y1, z0], [x1, y1, z1], colour);
    this.quad([x0, y0, z0], [x0, y0, z1], [x0, y1, z1], [x0, y1, z0], colour);
    this.quad([x0, y1, z1], [x1, y1, z1], [x1, y1, z0], [x0, y1, z0], top);
    this.quad([x0, y0, z0], [x1, y0, z0], [x1, y0, z1], [x0, y0, z1], colour);
  }

  /** A square tube through points. */
  tube(points: readonly Vector[], radius: number, colour: string, closed = false): void {
    const rings = points.map((point, i) => {
      const last = points.length - 1;
      const before = points[i === 0 ? (closed ? last : 0) : i - 1] ?? point;
      const after = points[i === last ? (closed ? 0 : last) : i + 1] ?? point;
      return tubeRing(point, before, after, radius);
    });
    rings.forEach((ring, i) => {
      const next = rings[i + 1] ?? (closed ? rings[0] : undefined);
      if (!next) return;
      ring.forEach((corner, k) => {
        const beside = ring[(k + 1) % ring.length];
        const ahead = next[k];
        const across = next[(k + 1) % ring.length];
        if (beside && ahead && across) this.quad(corner, beside, across, ahead, colour);
      });
    });
  }

  /** A disc, or a ring, that faces along x: 1 forwards, −1 back. */
  disc([x, y, z]: Vector, outer: number, inner: number, colour: string, facing: 1 | -1): void {
    const corners = 24;
    const at = (i: number, radius: number): Vector => {
      const angle = (i / corners) * 2 * Math.PI * facing;
      return [x, y + radius * Math.sin(angle), z + radius * Math.cos(angle)];
    };
    for (let i = 0; i < corners; i++) {
      this.quad(at(i, inner), at(i + 1, inner), at(i + 1, outer), at(i, outer), colour);
    }
  }

  /** A turned figure about a point of the ground: heights and radii from the ground up. */
  turned(
    [x, z]: Site,
    rows: readonly (readonly [height: number, radius: number])[],
    colour: string,
    sides = 10,
  ): void {
    const at = (height: number, radius: number, k: number): Vector => {
      const angle = (k / sides) * 2 * Math.PI;
      return [x + radius * Math.cos(angle), height, z + radius * Math.sin(angle)];
    };
    rows.slice(1).forEach(([top, radius], i) => {
      const [height, below] = rows[i] ?? [0, 0];
      for (let k = 0; k < sides; k++) {
        this.quad(
          at(height, below, k + 1),
          at(height, below, k),
          at(top, radius, k),
          at(top, radius, k + 1),
          colour,
        );
      }
    });
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    const put = (name: string, values: readonly number[]) =>
      geometry.setAttribute(name, new BufferAttribute(new Float32Array(values), 3));
    put('position', this.#position);
    put('normal', this.#normal);
    put('tint', this.#tint);
    return geometry;
  }
}

function unitOf([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

function tubeRing(point: Vector, before: Vector, after: Vector, radius: number): Vector[] {
  const d = [after[0] - before[0], after[1] - before[1], after[2] - before[2]] as const;
  const length = Math.hypot(...d) || 1;
  const level = Math.hypot(d[0], d[2]);
  const side: Vector = level > 1e-6 ? [-d[2] / level, 0, d[0] / level] : [0, 0, 1];
  const up: Vector = [
    (d[1] * side[2] - d[2] * side[1]) / length,
    (d[2] * side[0] - d[0] * side[2]) / length,
    (d[0] * side[1] - d[1] * side[0]) / length,
  ];
  return (
    [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ] as const
  ).map(([u, v]) => [
    point[0] + (side[0] * u + up[0] * v) * radius,
    point[1] + (side[1] * u + up[1] * v) * radius,
    point[2] + (side[2] * u + up[2] * v) * radius,
  ]);
}
