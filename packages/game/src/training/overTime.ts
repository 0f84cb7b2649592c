import { idleLoss } from '../horses/condition.ts';
import { energyOver } from '../horses/energy.ts';
import { DAY } from '../season/durations.ts';
import type { HorseInTraining } from './horseInTraining.ts';
import { isOverreached } from './overreaching.ts';

/** Work is remembered for 28 days. */
const REMEMBERED_MS = 28 * DAY;

/**
 * The horse at a later moment, if it is left alone: energy returns, idle condition is lost, rest
 * mends an overreached horse. Two steps come to the same as one. An earlier moment changes nothing.
 */
export function overTime(horse: HorseInTraining, now: number): HorseInTraining {
  if (now <= horse.at) return horse;
  const lost = idleLoss(now - horse.idleSince) - idleLoss(horse.at - horse.idleSince);
  return {
    ...horse,
    at: now,
    condition: Math.max(0, horse.condition - lost),
    energy: energyOver(horse.energy, now - horse.at, horse.talents.recovery),
    work: horse.work.filter(({ at }) => now - at < REMEMBERED_MS),
    overreached: isOverreached(horse, now),
  };
}
