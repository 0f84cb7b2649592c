import type { Horse } from '@furlong/backend';
import {
  conditionAt,
  conditionBand,
  conditionWord,
  energyBand,
  energyOver,
  middlingTalents,
} from '@furlong/game/rules';

/** How fit and how rested a horse of one's own is at `now`, ms: the figures and words of its meters. */
export function fitnessOf(horse: Horse, now: number) {
  const condition = conditionAt(horse.condition, horse.conditionAt, now);
  // A horse's own talent for recovery is hidden: its owner sees the energy of an average one.
  const energy = energyOver(horse.energy, now - horse.conditionAt, middlingTalents.recovery);
  return {
    condition: {
      value: condition,
      band: conditionBand(condition),
      word: conditionWord(condition),
    },
    energy: { value: Math.round(energy), band: energyBand(energy) },
  };
}
