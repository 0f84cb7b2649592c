import type { Sex } from '../horses/gender.ts';
import type { Grade } from './race.ts';
import { type RatingChange, ratingAfter } from './ratingAfter.ts';
import { weights } from './weights.ts';

/** One of the field of a race that was run, with what everybody may know of it. */
interface RatedFinisher {
  readonly horseId: string;
  readonly sex: Sex;
  readonly birthSeason: number;
  /** At the off. */
  readonly rating: number;
  /** Pounds carried. */
  readonly weight: number;
  readonly place: number;
  readonly timeMs: number;
}

/** A horse in a race that it has run. */
export interface RatedRun {
  readonly grade: Grade;
  /** Metres. */
  readonly distance: number;
  /** Milliseconds since 1970. */
  readonly offAt: number;
  readonly field: readonly RatedFinisher[];
  readonly horseId: string;
  readonly isHouse: boolean;
  /** Runs before this race; more than three count as three. */
  readonly runsBefore: number;
  /** Pounds its rating had come down in the four weeks before, all its falls added. */
  readonly lostInFourWeeks: number;
}

/**
 * The sum that produced a horse's change of rating, from what is published of the race. What the
 * others of the field are held to decides their ratings alone, so that it is not asked for.
 *
 * @returns the change, and the pounds allowed for age and sex in it
 * @throws RangeError if the horse is not of the field
 */
export function ratingChangeOf(run: RatedRun): RatingChange & { readonly allowance: number } {
  const { horseId, isHouse, runsBefore: runs, lostInFourWeeks } = run;
  const weighed = weights(
    run,
    run.field.map((finisher) => ({ ...finisher, wonThisSeason: [] })),
  );
  const runners = weighed.map(({ runner, allowance }) => ({
    ...runner,
    allowance,
    isHouse,
    runs,
    lostInFourWeeks,
  }));
  const change = ratingAfter({ distance: run.distance, runners }).find(
    (each) => each.horseId === horseId,
  );
  const own = runners.find((each) => each.horseId === horseId);
  if (change === undefined || own === undefined) {
    throw new RangeError(`${horseId} is not of the field.`);
  }
  return { ...change, allowance: own.allowance };
}
