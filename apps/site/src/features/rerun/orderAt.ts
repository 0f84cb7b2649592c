import { placesAt } from './placesAt.ts';
import type { RunAgain } from './runAgain.ts';

/**
 * The ids of the field in running order so many ms after the off: who has passed the post in the order
 * of the judge, then the others by how far they have come. Empty for a film without runners.
 */
export function orderAt(
  again: Pick<RunAgain, 'horseIds' | 'positions' | 'times'>,
  ms: number,
): string[] {
  const home = Object.entries(again.times)
    .filter(([, time]) => time <= ms)
    .sort(([, a], [, b]) => a - b)
    .map(([horseId]) => horseId);
  const running = placesAt(again, ms).map(({ horseId }) => horseId);
  return [...new Set([...home, ...running])];
}
