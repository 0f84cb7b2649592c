/** The kinds of surface a vertex can belong to; the shader paints each its own way. */
const surfaces = {
  /** Body and legs, in the horse's own colour. */
  coat: 0,
  /** Mane and tail. */
  hair: 1,
  /** Leather, breeches, hooves: a colour of its own. */
  fixed: 2,
  /** Cloth in the stable's colours, from the atlas. */
  silks: 3,
} as const;

export type ModelSurface = keyof typeof surfaces;

/** Linear red, green and blue. */
export type Rgb = readonly [red: number, green: number, blue: number];
export type Vector = readonly [x: number, y: number, z: number];

/** Two bones that hold a vertex, and the share of the second. */
interface Skin {
  bones: readonly [first: number, second: number];
  share: number;
}

/**
 * What the shader is told of a vertex: how dark its points are, its height on a leg for a sock, how
 * far it is hair that waves or a face that can be white, and how much of the sky it sees.
 */
export type Mask = readonly [points: number, sock: number, loose: number, open: number];

export interface Vertex {
  at: Vector;
  skin: Skin;
  surface: ModelSurface;
  mask: Mask;
  uv: readonly [u: number, v: number];
  tint: Rgb;
}

/** Collects the parts of a model into one indexed mesh. */
export class ModelMesh {
  readonly position: number[] = [];
  readonly skin: number[] = [];
  readonly mask: number[] = [];
  readonly uv: number[] = [];
  readonly tint: number[] = [];
  readonly index: number[] = [];
  /** Share of the corners of every ring that are drawn: a shadow needs no round legs. */
  readonly detail: number;

  constructor(detail: number) {
    this.detail = detail;
  }

  get vertices(): number {
    return this.position.length / 3;
  }

  get triangles(): number {
    return this.index.length / 3;
  }

  /** @returns the number of the vertex */
  add({ at, skin, surface, mask, uv, tint }: Vertex): number {
    this.position.push(...at);
    this.skin.push(...skin.bones, skin.share, surfaces[surface]);
    this.mask.push(...mask);
    this.uv.push(...uv);
    this.tint.push(...tint);
    return this.vertices - 1;
  }

  triangle(a: number, b: number, c: number): void {
    this.index.push(a, b, c);
  }

  point(vertex: number): Vector {
    const { position } = this;
    const first = vertex * 3;
    return [position[first] ?? 0, position[first + 1] ?? 0, position[first + 2] ?? 0];
  }

  corners(triangle: number): readonly [number, number, number] {
    const { index } = this;
    const first = triangle * 3;
    return [index[first] ?? 0, index[first + 1] ?? 0, index[first + 2] ?? 0];
  }

  /** Turns the triangles of the part that begins here to face outwards, by its signed volume. */
  faceOutwards(firstVertex: number, firstTriangle: number): void {
    const origin = this.#middleFrom(firstVertex);
    let volume = 0;
    for (let t = firstTriangle; t < this.triangles; t++) {
      const [i, j, k] = this.corners(t);
      const a = minus(this.point(i), origin);
      const [x, y, z] = cross(minus(this.point(j), origin), minus(this.point(k), origin));
      volume += a[0] * x + a[1] * y + a[2] * z;
    }
    if (volume >= 0) return;
    for (let t = firstTriangle; t < this.triangles; t++) {
      const [, b, c] = this.corners(t);
      this.index[t * 3 + 1] = c;
      this.index[t * 3 + 2] = b;
    }
  }

  /** The middle of the vertices from here on. */
  #middleFrom(firstVertex: number): Vector {
    const count = this.vertices - firstVertex;
    let [x, y, z] = [0, 0, 0];
    for (let i = firstVertex; i < this.vertices; i++) {
      const at = this.point(i);
      x += at[0] / count;
      y += at[1] / count;
      z += at[2] / count;
    }
    return [x, y, z];
  }

  /** Smooth normals, each triangle counting by its area. */
  normals(): Float32Array {
    const normals = new Float32Array(this.position.length);
    for (let t = 0; t < this.triangles; t++) {
      const [a, b, c] = this.corners(t);
      const from = this.point(a);
      const normal = cross(minus(this.point(b), from), minus(this.point(c), from));
      for (const corner of [a, b, c]) {
        for (const axis of [0, 1, 2] as const) {
          normals[corner * 3 + axis] = (normals[corner * 3 + axis] ?? 0) + normal[axis];
        }
      }
    }
    for (let i = 0; i < normals.length; i += 3) {
      const length = Math.hypot(normals[i] ?? 0, normals[i + 1] ?? 0, normals[i + 2] ?? 0) || 1;
      for (const axis of [0, 1, 2]) normals[i + axis] = (normals[i + axis] ?? 0) / length;
    }
    return normals;
  }
}

function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
