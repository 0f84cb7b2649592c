import type { EngineWeights } from '../engine/engineWeights.ts';
import { abilityOf, type Talents, toBand } from '../horses/talents.ts';

/**
 * All that cards tell of hidden talents. Whatever the races, two horses of the same bands have the
 * same cards, so that no number of cards tells one from the other; and six talents tell in three
 * bands, so that no talent follows from them.
 */
export interface Bands {
  /** Pounds on the rating scale, in fours. */
  readonly ability: number;
  /** Stamina, recovery and heart, 0 to 100 in tens, like the next two. */
  readonly endurance: number;
  /** Acceleration and heart. */
  readonly sharpness: number;
  /** Agility and balance. */
  readonly handling: number;
  /** Metres, in hundreds. */
  readonly distancePreferred: number;
  /** Metres either side, in fifties. */
  readonly distanceBreadth: number;
  /** −100 (firm) to 100 (heavy), in twenties. */
  readonly goingPreferred: number;
  /** −100 (turf only) to 100 (dirt only), in twenties. */
  readonly surfaceAptitude: number;
}

/** The bands of a horse, as a version of the engine weighs its talents. */
export function bandsOf(
  talents: Talents,
  { ability, endurance }: Pick<EngineWeights, 'ability' | 'endurance'>,
): Bands {
  const { acceleration, agility, balance, heart, recovery, stamina } = talents;
  return {
    ability: toStep(abilityOf(talents, ability), 4),
    endurance: toBand(
      endurance.stamina * stamina + endurance.recovery * recovery + endurance.heart * heart,
    ),
    sharpness: toBand(0.75 * acceleration + 0.25 * heart),
    handling: toBand(0.5 * agility + 0.5 * balance),
    distancePreferred: toStep(talents.distancePreferred, 100),
    distanceBreadth: toStep(talents.distanceBreadth, 50),
    goingPreferred: toStep(talents.goingPreferred, 20),
    surfaceAptitude: toStep(talents.surfaceAptitude, 20),
  };
}

function toStep(value: number, step: number): number {
  return step * Math.round(value / step);
}
