import type { EngineWeights } from '../engine/engineWeights.ts';
import { type Bonuses, kitBonus } from '../equipment/effects.ts';
import { lengthsLost, readiness } from '../horses/readiness.ts';
import { LENGTH_MS } from '../races/horseLength.ts';
import { OVERREACHED_LOSS } from '../training/overreaching.ts';

/** How its stable sends a horse out, talents and fitness aside. */
export interface Preparation {
  /** What all its equipment adds together. */
  readonly kit: Bonuses;
  /** Its last run before this race in milliseconds since 1970, or null. */
  readonly lastRunAt: number | null;
  /** The share of its speed that age has taken. */
  readonly lostToAge: number;
  /** Overreached by too much work, and not rested since. */
  readonly overreached: boolean;
}

/** Metres a second at which a field runs from gate to post, nearly the same over all distances. */
const RACING_SPEED = 17;

/** What the preparation adds to a horse's speed in a race off at `offAt`, as a share of it. */
export function preparedShare(
  { kit, lastRunAt, lostToAge, overreached }: Preparation,
  { distance, offAt }: { readonly distance: number; readonly offAt: number },
  worth: EngineWeights,
): number {
  const rest = shareOfLengths(lengthsLost[readiness(lastRunAt, offAt)], distance);
  return (
    worth.kit(distance) * kitBonus(kit) - rest - lostToAge - (overreached ? OVERREACHED_LOSS : 0)
  );
}

/** The share of its speed that a horse is short of when it is beaten so many lengths by it. */
export function shareOfLengths(lengths: number, distance: number): number {
  return (lengths * (LENGTH_MS / 1000) * RACING_SPEED) / distance;
}
