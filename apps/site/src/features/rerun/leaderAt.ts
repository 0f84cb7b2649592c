import { placesAt } from './placesAt.ts';
import type { RunAgain } from './runAgain.ts';

/**
 * The id of the horse in front so many ms after the off: until the post the one that has come
 * farthest, from then on the first that has passed it. Null for a film without runners.
 */
export function leaderAt(
  again: Pick<RunAgain, 'horseIds' | 'positions' | 'times'>,
  ms: number,
): string | null {
  const home = Object.entries(again.times).filter(([, time]) => time <= ms);
  const [winner] = home.sort(([, a], [, b]) => a - b);
  return winner?.[0] ?? placesAt(again, ms)[0]?.horseId ?? null;
}
