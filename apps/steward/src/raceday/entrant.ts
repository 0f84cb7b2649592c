import type { RaceInput } from '@furlong/backend/steward';
import { conditionAt, type Entrant, energyAt } from '@furlong/game';

/** A declared horse as it is on the day: condition and energy have changed since its last work. */
export function entrantOf(input: RaceInput, offAt: number): Entrant {
  return { ...input, ...fitnessAt(input, offAt) };
}

/**
 * Condition and energy in percent at a moment. House yards always send their horses out the same:
 * that is what lets them run every few minutes.
 */
export function fitnessAt(input: RaceInput, at: number): { condition: number; energy: number } {
  const { isHouse, condition, energy, conditionAt: since, talents } = input;
  if (isHouse) return { condition, energy };
  return {
    condition: conditionAt(condition, since, at),
    energy: energyAt(energy, since, at, talents.recovery),
  };
}
