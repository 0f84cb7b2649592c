import { runnerDetail, runnerModel, shadowDetail } from '../model/runnerModel';
import { poseTable } from '../rig/poseTable';

/** A model as the graphics card takes it. */
export interface Shape {
  corners: readonly { name: string; values: Float32Array; size: number }[];
  index: Uint16Array;
}

/** What every film shows: laid out once, by whoever comes first. */
export const runnerShape = once(() => shapeOf(runnerDetail));
export const shadowShape = once(() => shapeOf(shadowDetail));
export const poses = once(poseTable);

/** Lays out what every film shows: a fifth of the work of a first picture, which can be done while the race is run. */
export function prepareShapes(): void {
  runnerShape();
  shadowShape();
  poses();
}

function shapeOf(detail: number): Shape {
  const model = runnerModel(detail);
  const { position, skin, mask, uv, tint, index } = model;
  return {
    corners: [
      { name: 'position', values: new Float32Array(position), size: 3 },
      { name: 'normal', values: model.normals(), size: 3 },
      { name: 'skin', values: new Float32Array(skin), size: 4 },
      { name: 'mask', values: new Float32Array(mask), size: 4 },
      { name: 'uv', values: new Float32Array(uv), size: 2 },
      { name: 'tint', values: new Float32Array(tint), size: 3 },
    ],
    index: new Uint16Array(index),
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
