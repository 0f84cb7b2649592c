import { addMane, addTail } from './hair';
import { addHead } from './head';
import { addJockey } from './jockey';
import { addLegs } from './legs';
import { ModelMesh } from './ModelMesh';
import { addTack } from './tack';
import { addTrunk } from './trunk';

/** Shares of the corners that are drawn: of a runner, and of its shadow. */
export const runnerDetail = 0.85;
export const shadowDetail = 0.4;

/** A horse with its jockey, at rest. */
export function runnerModel(detail: number): ModelMesh {
  const mesh = new ModelMesh(detail);
  addTrunk(mesh);
  addHead(mesh);
  addLegs(mesh);
  addMane(mesh);
  addTail(mesh);
  addTack(mesh);
  addJockey(mesh);
  return mesh;
}
