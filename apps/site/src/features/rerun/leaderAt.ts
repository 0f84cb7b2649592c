import { frameMs } from './film.ts';
import type { RunAgain } from './runAgain.ts';

/**
 * The id of the horse in front so many ms after the off: until the post the one that has come
 * farthest, from then on the first that has passed it. Null for a film without runners.
 */
export function leaderAt(
  { horseIds, positions, times }: Pick<RunAgain, 'horseIds' | 'positions' | 'times'>,
  ms: number,
): string | null {
  const home = Object.entries(times).filter(([, time]) => time <= ms);
  const [winner] = home.sort(([, a], [, b]) => a - b);
  if (winner) return winner[0];
  const field = horseIds.length;
  const last = positions.length / (2 * field) - 1;
  const frame = Math.min(Math.max(0, Math.floor(ms / frameMs)), last);
  const metresOf = (runner: number) => positions[2 * (frame * field + runner)] ?? 0;
  const first = horseIds
    .map((horseId, runner) => ({ horseId, metres: metresOf(runner) }))
    .sort((a, b) => b.metres - a.metres)[0];
  return first?.horseId ?? null;
}
