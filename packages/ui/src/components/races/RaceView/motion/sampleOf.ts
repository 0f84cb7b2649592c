import { frameMs } from '../film';

/** The value of a column of a table at a moment: a cubic through the frames around a moment: no kink of speed where two frames meet. */
export function sampleOf(
  table: Float32Array,
  width: number,
  column: number,
  ms: number,
  frames: number,
): number {
  const at = Math.min(Math.max(ms / frameMs, 0), frames - 1);
  const frame = Math.floor(at);
  const s = at - frame;
  const value = (k: number) =>
    table[Math.min(Math.max(frame + k, 0), frames - 1) * width + column] ?? 0;
  const p1 = value(0);
  const p2 = value(1);
  const m1 = (p2 - value(-1)) / 2;
  const m2 = (value(2) - p1) / 2;
  const s2 = s * s;
  const s3 = s2 * s;
  return (
    (2 * s3 - 3 * s2 + 1) * p1 + (s3 - 2 * s2 + s) * m1 + (-2 * s3 + 3 * s2) * p2 + (s3 - s2) * m2
  );
}
