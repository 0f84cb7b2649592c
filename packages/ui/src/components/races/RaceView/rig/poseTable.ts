import { bones } from './bones';
import { boneFloats } from './Pose';
import type { Point } from './plane';
import { poseAt } from './poseAt';

/** Poses of a stride; between two of them the shader mixes. */
export const strideRows = 24;

/** The row of a horse that stands follows those of the stride. */
export const tableRows = strideRows + 1;

/** The tip of the nose on the head at rest. */
const noseTip: Point = [1.686, 1.435];

/** All poses as rows of texels, one texel a bone: the stride, then standing. */
export function poseTable(): Float32Array {
  const row = bones.length * boneFloats;
  const table = new Float32Array(tableRows * row);
  for (let i = 0; i < strideRows; i++) table.set(poseAt(i / strideRows, 1).pose.matrices, i * row);
  table.set(poseAt(0, 0).pose.matrices, strideRows * row);
  return table;
}

/** Metres from the origin forward to the nose, in each row of the stride. */
export const noseRows: readonly number[] = Array.from({ length: strideRows }, (_, i) => noseAt(i));

/** The same of a horse that stands. */
export const standingNose = poseAt(0, 0).pose.place('head', noseTip)[0];

function noseAt(row: number) {
  return poseAt(row / strideRows, 1).pose.place('head', noseTip)[0];
}

/** Metres from the origin to the nose, as the shader mixes the rows. */
export function nose(phase: number): number {
  const row = (phase - Math.floor(phase)) * strideRows;
  const first = Math.floor(row) % strideRows;
  const from = noseRows[first] ?? standingNose;
  const to = noseRows[(first + 1) % strideRows] ?? standingNose;
  return from + (to - from) * (row - Math.floor(row));
}
