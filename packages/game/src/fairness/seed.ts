import { sha256 } from './hash.ts';
import { FIRST_RULES, RULES } from './terms.ts';

/** Four 32-bit words that start the race's randomness. */
export type SeedWords = readonly [number, number, number, number];

/** What is published of a race when it is opened. */
export interface Sealed {
  /** Canonical JSON. */
  readonly terms: string;
  /** Ids of the house's reserves, in the order in which they are taken. */
  readonly reserves: readonly string[];
}

/**
 * The hash that is published when a race is opened and given to everybody who enters it: it binds
 * the house to the seed, to the terms and to its reserves. Races under the first rules are bound to
 * their seed alone (`sealed` is null).
 */
export function seedHash(raceId: string, seed: string, sealed: Sealed | null): Promise<string> {
  if (sealed === null) return sha256(`${FIRST_RULES}:${raceId}:${seed}`);
  const { terms, reserves } = sealed;
  return sha256(`${RULES}:${raceId}:${seed}:${terms}:${reserves.join(',')}`);
}

/** What a house runner puts into the salt: it follows from the seed, so that nobody can choose it. */
export function houseNonce(seed: string, horseId: string): Promise<string> {
  return sha256(`${seed}:nonce:${horseId}`);
}

/** What the stables put in: a hash of the nonces of all entries, in the order of the draw. */
export function saltOf(nonces: readonly string[]): Promise<string> {
  return sha256(nonces.join(','));
}

/** What a race's randomness is made of. */
export interface Randomness {
  readonly rules: string;
  readonly seed: string;
  readonly cardHash: string;
  readonly salt: string;
  /** The signature of the public beacon's round, or null for none. */
  readonly beaconSignature: string | null;
}

/**
 * The words that the engine starts from: seed of the house, salt of the stables, round of the
 * beacon. The card has no part in it, or every change of a figure would be another throw of the
 * dice; under the first rules it had.
 */
export async function raceSeed(randomness: Randomness): Promise<SeedWords> {
  const { rules, seed, cardHash, salt, beaconSignature } = randomness;
  const parts =
    rules === FIRST_RULES ? [seed, cardHash, salt] : [rules, seed, salt, beaconSignature ?? 'none'];
  const hash = await sha256(parts.join(':'));
  const word = (index: number) => Number.parseInt(hash.slice(index * 8, index * 8 + 8), 16);
  return [word(0), word(1), word(2), word(3)];
}
