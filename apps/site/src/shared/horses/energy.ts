import type { OwnHorse } from '@furlong/backend';
import { energyAt, mayRunAt, middlingTalents, restedAt } from '@furlong/game/rules';
import { sayWhen } from '../format/time.ts';

type Resting = Pick<OwnHorse, 'energy' | 'conditionAt' | 'atWork'>;

/**
 * The energy, in percent, that a horse which is left alone has at a moment, ms: by an average talent for
 * recovery, as its own is hidden.
 */
export const energyOf = (
  { energy, conditionAt }: Pick<Resting, 'energy' | 'conditionAt'>,
  at: number,
): number => energyAt(energy, conditionAt, at, middlingTalents.recovery);

/** Whether a horse that is left alone has all the energy it needs at a race's off, ms: nothing is advised against it. */
export const isRestedAt = (horse: Resting, offAt: number): boolean => restedAt(horse) <= offAt;

/**
 * What rest does for a horse that is left alone, in the sentence that every page says: when it may run, and
 * when it is rested. Null for one that is, and for one at work, of which the end of its session is said.
 * @param now the server's time, ms
 */
export function sayRest(horse: Resting, now: number): string | null {
  if (horse.atWork !== null || restedAt(horse) <= now) return null;
  const from = mayRunAt(horse);
  const run = from <= now ? 'It may run tired' : `It may run tired from ${sayWhen(from, now)}`;
  return `${run}, and is rested ${sayWhen(restedAt(horse), now)}.`;
}
