import {
  BufferAttribute,
  CanvasTexture,
  Color,
  DataTexture,
  FloatType,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  LinearMipmapLinearFilter,
  Mesh,
  NearestFilter,
  RGBAFormat,
  ShaderMaterial,
  SRGBColorSpace,
} from 'three';
import { markingsOf } from '../../../horses/markings';
import type { FilmRunner } from '../film';
import type { RunnerMoment } from '../motion/RunnerMoment';
import { tableRows } from '../rig/poseTable';
import { paintAtlas } from '../silks/atlas';
import { atlasRows } from '../silks/cell';
import { coatColours } from './coats';
import type { Light } from './light';
import { boneColumns, runnerFragment, runnerVertex, walking } from './shaders/runner';
import { shadowMaterial } from './shadow';
import { poses, runnerShape, type Shape, shadowShape } from './shapes';

/** How a runner holds its head: radians to the left and up, from where the gait has it. */
export interface HeldHead {
  turn: number;
  nod: number;
}

/** All runners: one draw, and one for their shadows. */
export class Field {
  readonly body: Mesh;
  readonly shadow: Mesh;
  readonly places: InstancedBufferAttribute;
  readonly motions: InstancedBufferAttribute;
  readonly #heads: InstancedBufferAttribute;

  constructor(runners: readonly FilmRunner[], light: Light) {
    const count = runners.length;
    const instanced = (size: number) =>
      new InstancedBufferAttribute(new Float32Array(count * size), size);
    this.places = instanced(4);
    this.motions = instanced(4);
    this.#heads = instanced(4);
    const own = {
      places: this.places,
      motions: this.motions,
      heads: this.#heads,
      ...looksOf(runners, instanced),
    };
    for (let i = 0; i < count; i++) this.motions.setW(i, i);

    const rig = new DataTexture(poses(), boneColumns, tableRows, RGBAFormat, FloatType);
    rig.minFilter = NearestFilter;
    rig.magFilter = NearestFilter;
    rig.needsUpdate = true;
    const silks = new CanvasTexture(paintAtlas(runners));
    silks.colorSpace = SRGBColorSpace;
    silks.anisotropy = 4;
    // To turn it over takes longer than all the rest of sending it.
    silks.flipY = false;
    silks.minFilter = LinearMipmapLinearFilter;

    this.body = new Mesh(
      geometryOf(runnerShape(), own, count),
      new ShaderMaterial({
        vertexShader: runnerVertex,
        fragmentShader: runnerFragment,
        uniforms: {
          poses: { value: rig },
          silks: { value: silks },
          rows: { value: atlasRows(count) },
          ...light,
        },
      }),
    );
    this.shadow = new Mesh(
      geometryOf(shadowShape(), own, count),
      shadowMaterial(runnerVertex, light, 0.42, { poses: { value: rig } }),
    );
    this.shadow.renderOrder = 1;
  }

  set(runner: number, moment: RunnerMoment, { turn, nod }: HeldHead): void {
    this.places.setXYZW(runner, moment.x, 0, moment.z, moment.heading);
    const walks = moment.walk >= 0;
    this.motions.setXYZ(
      runner,
      walks ? moment.walk : moment.strides,
      walks ? walking : moment.still,
      moment.lean,
    );
    this.#heads.setXYZ(runner, moment.lead, turn, nod);
  }

  /** Sends what has been set to the graphics card. */
  commit(): void {
    this.places.needsUpdate = true;
    this.motions.needsUpdate = true;
    this.#heads.needsUpdate = true;
  }
}

type Attributes = Record<string, InstancedBufferAttribute>;

function geometryOf(shape: Shape, own: Attributes, count: number): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry();
  for (const { name, values, size } of shape.corners) {
    geometry.setAttribute(name, new BufferAttribute(values, size));
  }
  geometry.setIndex(new BufferAttribute(shape.index, 1));
  for (const [name, attribute] of Object.entries(own)) geometry.setAttribute(name, attribute);
  geometry.instanceCount = count;
  return geometry;
}

/** What does not change in a race: coats and markings. */
function looksOf(
  runners: readonly FilmRunner[],
  instanced: (size: number) => InstancedBufferAttribute,
): Attributes {
  const coats = instanced(3);
  const points = instanced(3);
  const manes = instanced(3);
  const socks = instanced(4);
  const faces = instanced(1);
  const colour = new Color();
  runners.forEach(({ coat, horseId }, i) => {
    const { body, points: dark, mane } = coatColours[coat];
    const { socks: white, blaze } = markingsOf(horseId);
    for (const [attribute, value] of [
      [coats, body],
      [points, dark],
      [manes, mane],
    ] as const) {
      colour.set(value);
      attribute.setXYZ(i, colour.r, colour.g, colour.b);
    }
    socks.setXYZW(i, ...white);
    faces.setX(i, blaze ? 1 : 0);
  });
  return { coats, points, manes, socks, faces };
}
