import { strideLength } from '../rig/gallop';

/** A whole number from a text, the same everywhere: FNV-1a. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  }
  return hash;
}

/** Metres of a horse's full stride: no two gallop in step for long. */
export function ownStrideLength(horseId: string): number {
  return strideLength * (0.985 + 0.03 * ((hashOf(horseId) % 1_000) / 1_000));
}
