import { frameMs } from './film.ts';
import type { RunAgain } from './runAgain.ts';

interface Place {
  horseId: string;
  /** From the start. */
  metres: number;
  /** Metres off the rail. */
  lane: number;
}

/** Where each runner is so many ms after the off, the one that has come farthest first. */
export function placesAt(
  { horseIds, positions }: Pick<RunAgain, 'horseIds' | 'positions'>,
  ms: number,
): Place[] {
  const field = horseIds.length;
  const last = Math.max(0, positions.length / (2 * field) - 1);
  const at = Math.min(Math.max(0, ms / frameMs), last);
  const frame = Math.floor(at);
  const between = (index: number) => {
    const from = positions[2 * frame * field + index] ?? 0;
    const to = positions[2 * Math.min(frame + 1, last) * field + index] ?? from;
    return from + (at - frame) * (to - from);
  };
  return horseIds
    .map((horseId, runner) => ({
      horseId,
      metres: between(2 * runner),
      lane: between(2 * runner + 1),
    }))
    .sort((a, b) => b.metres - a.metres);
}
