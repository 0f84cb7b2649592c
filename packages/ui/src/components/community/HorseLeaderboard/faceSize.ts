/** Side of a horse's face, CSS pixels: the first of all is drawn larger, with more detail. */
export function faceSize(rank: number): number {
  return rank === 1 ? 64 : 56;
}
