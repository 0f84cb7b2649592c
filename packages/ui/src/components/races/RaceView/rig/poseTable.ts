import { bones } from './bones';
import { boneFloats } from './Pose';
import type { Point } from './plane';
import { poseAt } from './poseAt';
import { walkEnd } from './walk';
import { walkPoseAt } from './walkPose';

/** Poses of a stride of the gallop, and of the walk; between two of them the shader mixes. */
export const strideRows = 24;
const walkRows = 16;

/** The row of a horse that stands follows those of the gallop, and then comes the walk. */
const firstOfWalk = strideRows + 1;
export const tableRows = firstOfWalk + walkEnd * walkRows + 1;

/** The tip of the nose on the head at rest. */
const noseTip: Point = [1.686, 1.435];

/** All poses as rows of texels, one texel a bone: the stride, then standing, then a short walk. */
export function poseTable(): Float32Array {
  const row = bones.length * boneFloats;
  const table = new Float32Array(tableRows * row);
  for (let i = 0; i < strideRows; i++) table.set(poseAt(i / strideRows, 1).pose.matrices, i * row);
  table.set(poseAt(0, 0).pose.matrices, strideRows * row);
  for (let i = firstOfWalk; i < tableRows; i++) {
    table.set(walkPoseAt((i - firstOfWalk) / walkRows).pose.matrices, i * row);
  }
  return table;
}

/** The row, and the share of the way to the next, of a horse so many strides after it set off. */
export function walkPlace(strides: number): number {
  return firstOfWalk + strides * walkRows;
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
