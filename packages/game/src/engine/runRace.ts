import type { Card } from './card.ts';
import { cardFaults } from './cardFaults.ts';
import { engineOf } from './engines.ts';
import type { RaceResult } from './result.ts';

/**
 * Runs the race with the version of the engine that its card names: a pure function of the card and
 * four 32-bit words of randomness.
 *
 * @throws RangeError with a sentence for each fault of the card; nothing of it has then been run.
 */
export function runRace(card: Card, words: readonly [number, number, number, number]): RaceResult {
  const faults = cardFaults(card);
  if (faults.length > 0) throw new RangeError(faults.join(' '));
  return engineOf(card.engine).runRace(card, words);
}
