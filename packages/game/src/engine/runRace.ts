import type { Card } from './card.ts';
import type { RaceResult } from './result.ts';

/** Runs the race: a pure function of the card and four 32-bit words of randomness. */
export function runRace(
  card: Card,
  seedWords: readonly [number, number, number, number],
): RaceResult {
  throw new Error(`${card.raceId} ${seedWords[0]}`);
}
