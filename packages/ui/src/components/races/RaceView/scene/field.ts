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
import type { FilmRunner } from '../film';
import type { ModelMesh } from '../model/ModelMesh';
import { runnerDetail, runnerModel, shadowDetail } from '../model/runnerModel';
import type { RunnerMoment } from '../motion/RunnerMoment';
import { poseTable, tableRows } from '../rig/poseTable';
import { paintAtlas } from '../silks/atlas';
import { coatColours, markingsOf } from './coats';
import type { Light } from './light';
import { boneColumns, runnerFragment, runnerVertex, walking } from './shaders/runner';
import { shadowMaterial } from './shadow';

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

    const poses = new DataTexture(poseTable(), boneColumns, tableRows, RGBAFormat, FloatType);
    poses.minFilter = NearestFilter;
    poses.magFilter = NearestFilter;
    poses.needsUpdate = true;
    const silks = new CanvasTexture(paintAtlas(runners));
    silks.colorSpace = SRGBColorSpace;
    silks.anisotropy = 4;
    silks.minFilter = LinearMipmapLinearFilter;

    this.body = new Mesh(
      geometryOf(runnerModel(runnerDetail), own, count),
      new ShaderMaterial({
        vertexShader: runnerVertex,
        fragmentShader: runnerFragment,
        uniforms: { poses: { value: poses }, silks: { value: silks }, ...light },
      }),
    );
    this.shadow = new Mesh(
      geometryOf(runnerModel(shadowDetail), own, count),
      shadowMaterial(runnerVertex, light, 0.42, { poses: { value: poses } }),
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

function geometryOf(model: ModelMesh, own: Attributes, count: number): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry();
  const put = (name: string, values: ArrayLike<number>, size: number) =>
    geometry.setAttribute(name, new BufferAttribute(Float32Array.from(values), size));
  put('position', model.position, 3);
  put('normal', model.normals(), 3);
  put('skin', model.skin, 4);
  put('mask', model.mask, 4);
  put('uv', model.uv, 2);
  put('tint', model.tint, 3);
  geometry.setIndex(new BufferAttribute(Uint16Array.from(model.index), 1));
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
