import { chanceOfRun, type Entered } from './ballot.ts';
import type { Grade } from './race.ts';
import { type RunnerToWeigh, weights } from './weights.ts';
import { LENGTHS_A_POUND } from './worthInLengths.ts';

/**
 * By so many pounds, of rating less weight, a runner's chance grows e-fold. Fitted to the winners of
 * 18,144 races in twelve simulated seasons (`pnpm report --season`): 6 in races at level weights, 8 over
 * all; in handicaps, whose weights take out the ratings, they tell nothing.
 */
const poundsAnE = 7;

/** Whom a horse would meet in a race that still takes entries. */
export interface FieldAhead {
  /** Who is entered, without the horse itself. */
  readonly entered: readonly RunnerToWeigh[];
  /** The house's horses that would fill the field, in the order in which it takes them. */
  readonly reserves: readonly RunnerToWeigh[];
  /** How many runners the house brings the field to. */
  readonly places: number;
}

/** What a race promises a horse that would be entered for it. */
export interface FieldChance {
  /** Of getting a run and winning, 0 to 1; null while there is nobody to run against. */
  readonly chance: number | null;
  /** Pounds, at the weights, that it is better than the best rival; negative: worse. Null likewise. */
  readonly ahead: number | null;
  /** How many of each kind that rests on. */
  readonly against: { readonly entered: number; readonly reserves: number };
}

/**
 * A horse's chance in a race from what is public before entries close: ratings, the weights that they
 * give, and by how much it will be less fit than the house sends its horses out. It knows nothing of form,
 * going or distance. Where a ballot would decide it counts the chance of a run, against as many of the
 * rivals as run with it.
 * @param race `maxEntries` from 1; `offAt` in ms since 1970
 * @param lengthsShort lengths by which it will be less fit than its rivals; negative: fitter
 */
export function chanceInField(
  race: {
    readonly grade: Grade;
    readonly distance: number;
    readonly offAt: number;
  } & Entered,
  horse: RunnerToWeigh,
  { entered, reserves, places }: FieldAhead,
  lengthsShort: number,
): FieldChance {
  const filling = reserves.slice(0, Math.max(0, places - 1 - entered.length));
  const rivals = [...entered, ...filling];
  const against = { entered: entered.length, reserves: filling.length };
  if (rivals.length === 0) return { chance: null, ahead: null, against };
  const [own = 0, ...others] = weights(race, [horse, ...rivals]).map(
    ({ runner, pounds }) => runner.rating - pounds,
  );
  const able = own - lengthsShort / LENGTHS_A_POUND;
  const odds = others.map((other) => Math.exp((other - able) / poundsAnE));
  const running = Math.min(1, (race.maxEntries - 1) / others.length);
  return {
    chance: chanceOfRun(race) / (1 + running * odds.reduce((sum, each) => sum + each, 0)),
    ahead: own - Math.max(...others),
    against,
  };
}
