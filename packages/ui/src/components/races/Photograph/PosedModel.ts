import type { ModelMesh } from '../RaceView/model/ModelMesh';
import { legs } from '../RaceView/rig/bones';
import { boneFloats } from '../RaceView/rig/Pose';
import { poseAt } from '../RaceView/rig/poseAt';

/** Where the vertices of a model are at a phase of the stride, metres before and over its origin. */
export class PosedModel {
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly #model: ModelMesh;

  constructor(model: ModelMesh) {
    this.#model = model;
    this.x = new Float32Array(model.vertices);
    this.y = new Float32Array(model.vertices);
  }

  /** @param left whether it leads with the left fore */
  set(strides: number, left: boolean): void {
    const { matrices } = poseAt(strides, 1).pose;
    const { position, skin, vertices } = this.#model;
    const bone = (which: number) => (left ? otherSide(which) : which) * boneFloats;
    for (let i = 0; i < vertices; i++) {
      const x = position[i * 3] ?? 0;
      const y = position[i * 3 + 1] ?? 0;
      const a = bone(skin[i * 4] ?? 0);
      const b = bone(skin[i * 4 + 1] ?? 0);
      const share = skin[i * 4 + 2] ?? 0;
      const at = (k: number) =>
        (matrices[a + k] ?? 0) + ((matrices[b + k] ?? 0) - (matrices[a + k] ?? 0)) * share;
      const [cos, sin] = [at(0), at(1)];
      this.x[i] = cos * x - sin * y + at(2);
      this.y[i] = sin * x + cos * y + at(3);
    }
  }
}

function otherSide(bone: number) {
  const leg = bone - legs.first;
  if (leg < 0 || leg >= legs.each * 2) return bone;
  return leg < legs.each ? bone + legs.each : bone - legs.each;
}
