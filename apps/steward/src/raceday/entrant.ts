import type { RaceInput } from '@furlong/backend/service';
import {
  ageAt,
  conditionAt,
  type Entrant,
  energyAt,
  equipmentNamed,
  noBonuses,
  speedLostToAge,
  totalBonuses,
} from '@furlong/game';

/**
 * A declared horse as it is on the day. House yards always send their horses out the same, in plain
 * kit, rested and unaged: that is what lets them run every few minutes.
 */
export function entrantOf(input: RaceInput, offAt: number): Entrant {
  const horse = { ...input, ...fitnessAt(input, offAt) };
  if (input.isHouse) return { ...horse, kit: noBonuses, lastRunAt: null, lostToAge: 0 };
  return {
    ...horse,
    kit: totalBonuses(input.kit.map(equipmentNamed).filter((piece) => piece !== null)),
    lostToAge: speedLostToAge(ageAt(input.birthSeason, offAt)),
  };
}

/** Condition and energy in percent at a moment: they have changed since the horse's last work. */
export function fitnessAt(input: RaceInput, at: number): { condition: number; energy: number } {
  const { isHouse, condition, energy, conditionAt: since, talents } = input;
  if (isHouse) return { condition, energy };
  return {
    condition: conditionAt(condition, since, at),
    energy: energyAt(energy, since, at, talents.recovery),
  };
}
