import type { Race } from '@furlong/backend';
import { type Card, type RaceResult, raceSeed, runRace, sha256 } from '@furlong/game/engine';
import { MINUTE } from '@furlong/game/rules';

/** No race takes longer, in ms. */
export const longestRace = 4 * MINUTE;

/** What decides a race beside its card. */
interface Draw {
  seed: string;
  salt: string;
  /** Null for a race without a beacon. */
  beaconSignature: string | null;
}

/** The text of a race's card, and the card. @throws when the race has no frozen field. */
export function cardOf({ id, card }: Race): { text: string; card: Card } {
  if (card === null) throw new Error(`Race ${id} has no frozen field.`);
  return { text: card, card: JSON.parse(card) };
}

/**
 * Runs a frozen race from its published card: the same race, however often it is run.
 *
 * @throws when the race has no frozen field.
 */
export async function resultOf(race: Race, draw: Draw): Promise<RaceResult> {
  const { text, card } = cardOf(race);
  const cardHash = await sha256(text);
  return runRace(card, await raceSeed({ ...draw, rules: race.rules, cardHash }));
}

/** From the off until the last runner has passed the post, in whole ms. */
export function raceTimeOf({ duration }: Pick<RaceResult, 'duration'>): number {
  return Math.ceil(duration);
}
