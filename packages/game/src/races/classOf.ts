import type { Grade } from './race.ts';

/** A class that a rating can put a horse in. Maiden and Novice ask for a record, not a rating. */
export type RatedClass = Exclude<Grade, 'Maiden' | 'Novice'>;

/**
 * The least rating of each class. Graded races and Listed: the minima of the Ground Rules. Classes:
 * the middle of the pounds that two neighbouring bands of the ladder have in common.
 */
const classes: readonly (readonly [grade: RatedClass, least: number])[] = [
  ['Grade 1', 115],
  ['Grade 2', 110],
  ['Grade 3', 105],
  ['Listed', 100],
  ['Class 2', 88],
  ['Class 3', 76],
  ['Class 4', 65],
  ['Class 5', 55],
];

/** The class of racing in which a horse with this rating belongs. */
export function classOf(rating: number): RatedClass {
  const found = classes.find(([, least]) => rating >= least);
  return found === undefined ? 'Class 6' : found[0];
}
