import { hashOf } from '../../../horses/hashOf';
import { strideLength } from '../rig/gallop';

/** Metres of a horse's full stride: no two gallop in step for long. */
export function ownStrideLength(horseId: string): number {
  return strideLength * (0.985 + 0.03 * ((hashOf(horseId) % 1_000) / 1_000));
}
