import { conditionAfterRace } from '../horses/condition.ts';
import { energyAfterRace, raceCost } from '../horses/energy.ts';
import type { HorseInTraining } from './horseInTraining.ts';
import { overTime } from './overTime.ts';

/** The horse after a race over `distance` metres, off at `offAt` (ms since 1970): a race is work. */
export function afterRace(
  horse: HorseInTraining,
  distance: number,
  offAt: number,
): HorseInTraining {
  const before = overTime(horse, offAt);
  return {
    ...before,
    condition: conditionAfterRace(before.condition, before.energy),
    energy: energyAfterRace(before.energy, distance),
    work: [...before.work, { at: before.at, load: raceCost(distance) }],
    idleSince: before.at,
  };
}
