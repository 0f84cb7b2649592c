import type { Bands } from '../fairness/bands.ts';
import type { Sex } from '../horses/gender.ts';
import { sexAllowance } from '../races/weightForAge.ts';
import type { GallopQuestion } from './questions.ts';

/** A winner of Class 4, the middle of the engine's scale of ability. */
const CLASS_FOUR = 60;

/**
 * The rating that the benchmark is worth, published for everybody. Fillies and mares are measured
 * against one three pounds below, which is their allowance in races. Its age is the horse's own: it is as
 * immature as weight-for-age says, and as slow as its years make it.
 */
export function benchmarkRating(sex: Sex): number {
  return CLASS_FOUR - sexAllowance(sex);
}

/** The benchmark as a card would have it: average in all else, and at home wherever it gallops. */
export function benchmarkBands(sex: Sex, { distance, going }: Omit<GallopQuestion, 'kit'>): Bands {
  return {
    ability: benchmarkRating(sex),
    ...{ endurance: 50, sharpness: 50, handling: 50 },
    ...{ distancePreferred: distance, distanceBreadth: 0 },
    ...{ goingPreferred: going, surfaceAptitude: 0 },
  };
}
