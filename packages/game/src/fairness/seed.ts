import { sha256 } from './hash.ts';

/** Four 32-bit words that start the race's randomness. */
export type SeedWords = readonly [number, number, number, number];

/** The hash that is published when a race is opened; it commits the house to the seed. */
export function seedHash(raceId: string, seed: string): Promise<string> {
  return sha256(`furlong-race-1:${raceId}:${seed}`);
}

/** What the stables put in: a hash of the nonces of all entries, in the order of the draw. */
export function saltOf(nonces: readonly string[]): Promise<string> {
  return sha256(nonces.join(','));
}

/** The words the engine starts from: seed of the house, frozen field, salt of the stables. */
export async function raceSeed(seed: string, cardHash: string, salt: string): Promise<SeedWords> {
  const hash = await sha256(`${seed}:${cardHash}:${salt}`);
  const word = (index: number) => Number.parseInt(hash.slice(index * 8, index * 8 + 8), 16);
  return [word(0), word(1), word(2), word(3)];
}
