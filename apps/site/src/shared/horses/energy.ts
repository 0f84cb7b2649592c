import type { OwnHorse } from '@furlong/backend';
import { energyAt, HOUR, middlingTalents } from '@furlong/game/rules';

type Energy = Pick<OwnHorse, 'energy' | 'conditionAt'>;

/** Below this much energy at the off, in percent, the owner is told to wait. */
const low = 75;

/**
 * The energy, in percent, that a horse which is left alone has at a moment, ms: by an average talent for
 * recovery, as its own is hidden.
 */
export const energyOf = ({ energy, conditionAt }: Energy, at: number): number =>
  energyAt(energy, conditionAt, at, middlingTalents.recovery);

/**
 * When a horse that is left alone has so much of its energy, ms: rounded up to whole hours.
 * @param percent at most 100
 */
export function energyReachedAt(horse: Energy, percent: number): number {
  let at = horse.conditionAt;
  while (energyOf(horse, at) < percent) at += HOUR;
  return at;
}

/** Whether a horse that is left alone has all the energy it needs at a race's off, ms: nothing is advised against it. */
export const isRestedAt = (horse: Energy, offAt: number): boolean => energyOf(horse, offAt) >= low;

/** From when a horse that is left alone is rested, ms. */
export const restedAt = (horse: Energy): number => energyReachedAt(horse, low);
