import type { RaceInput } from '@furlong/backend/service';
import type { Entrant } from '@furlong/game/engine';
import {
  ageAt,
  conditionAt,
  energyAt,
  equipmentNamed,
  isOverreached,
  noBonuses,
  speedLostToAge,
  toBand,
  totalBonuses,
} from '@furlong/game/rules';

/**
 * A declared horse as it is on the day. House stables always send their horses out the same, in plain
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

interface Fitness {
  /** Percent. */
  condition: number;
  /** Percent. */
  energy: number;
  overreached: boolean;
}

/** How fit a horse is at a moment in ms since 1970: that has changed since its last work. */
export function fitnessAt(input: RaceInput, at: number): Fitness {
  const { isHouse, condition, energy, conditionAt: since, overreached, talents } = input;
  if (isHouse) return { condition, energy, overreached: false };
  return {
    condition: conditionAt(condition, since, at),
    // What is left of it after the race is published.
    energy: energyAt(energy, since, at, toBand(talents.recovery)),
    overreached: isOverreached({ overreached, idleSince: since }, at),
  };
}
