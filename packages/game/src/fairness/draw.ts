import { sha256 } from './hash.ts';

/**
 * The runners in the order of their stalls, from the rail out: sorted by a hash of the committed
 * seed and the horse, so that nobody can choose a draw once the seed's hash is published.
 */
export async function drawOrder(seed: string, horseIds: readonly string[]): Promise<string[]> {
  const lots = await Promise.all(
    horseIds.map(async (horseId) => ({ horseId, lot: await sha256(`${seed}:draw:${horseId}`) })),
  );
  return lots.sort((a, b) => (a.lot < b.lot ? -1 : 1)).map(({ horseId }) => horseId);
}
