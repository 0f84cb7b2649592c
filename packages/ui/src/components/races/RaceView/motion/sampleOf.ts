import { frameMs } from '../film';

/**
 * The value of a column of a table at a moment: a cubic through the frames around it, so that there
 * is no kink of speed where two frames meet. It is asked for some hundred times a picture, and makes
 * nothing that would have to be collected.
 */
export function sampleOf(
  table: Float32Array,
  width: number,
  column: number,
  ms: number,
  frames: number,
): number {
  const last = frames - 1;
  const at = Math.min(Math.max(ms / frameMs, 0), last);
  const frame = Math.floor(at);
  const s = at - frame;
  const p1 = table[frame * width + column] ?? 0;
  const p0 = table[Math.max(frame - 1, 0) * width + column] ?? 0;
  const p2 = table[Math.min(frame + 1, last) * width + column] ?? 0;
  const p3 = table[Math.min(frame + 2, last) * width + column] ?? 0;
  const m1 = (p2 - p0) / 2;
  const m2 = (p3 - p1) / 2;
  const s2 = s * s;
  const s3 = s2 * s;
  return (
    (2 * s3 - 3 * s2 + 1) * p1 + (s3 - 2 * s2 + s) * m1 + (-2 * s3 + 3 * s2) * p2 + (s3 - s2) * m2
  );
}
