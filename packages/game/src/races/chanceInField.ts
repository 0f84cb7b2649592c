import { chanceOfRun, type Entered } from './ballot.ts';
import type { Grade } from './race.ts';
import { type RunnerToWeigh, weights } from './weights.ts';

/**
 * By so many pounds, of rating less weight, a runner's chance grows e-fold. Fitted to the winners of
 * 18,144 races in twelve simulated seasons (`pnpm report --season`): 6 in races at level weights, 8 over
 * all; in handicaps, whose weights take out the ratings, they tell nothing.
 */
const poundsAnE = 7;

/** The house brings a field up to nine or ten. */
const usualField = 9;

/** What a race promises a horse that would be entered for it. */
export interface FieldChance {
  /** Of getting a run and winning, 0 to 1. */
  readonly chance: number;
  /** Pounds, at the weights, that it is better than the best known rival; negative: worse. Null without one. */
  readonly ahead: number | null;
}

/**
 * A horse's chance in a race from what is public before entries close: ratings, and the weights that
 * they give. It knows nothing of form, going or distance. Places that are not taken yet count as the
 * rivals known, or as the horse itself where there is none. Where a ballot would decide it counts the
 * chance of a run, against as many of the rivals as run with it.
 * @param race `maxEntries` from 1; `offAt` in ms since 1970
 */
export function chanceInField(
  race: {
    readonly grade: Grade;
    readonly distance: number;
    readonly offAt: number;
  } & Entered,
  horse: RunnerToWeigh,
  rivals: readonly RunnerToWeigh[],
): FieldChance {
  const known = rivals.length === 0 ? [horse] : rivals;
  const rating = known.reduce((sum, each) => sum + each.rating, 0) / known.length;
  const free = Math.max(0, Math.min(usualField, race.maxEntries) - 1 - rivals.length);
  const field = [horse, ...rivals, ...Array.from({ length: free }, () => ({ ...horse, rating }))];
  const [own = 0, ...others] = weights(race, field).map(
    ({ runner, pounds }) => runner.rating - pounds,
  );
  const odds = others.map((other) => Math.exp((other - own) / poundsAnE));
  const against = Math.min(1, (race.maxEntries - 1) / others.length);
  return {
    chance: chanceOfRun(race) / (1 + against * odds.reduce((sum, each) => sum + each, 0)),
    ahead: rivals.length === 0 ? null : own - Math.max(...others.slice(0, rivals.length)),
  };
}
