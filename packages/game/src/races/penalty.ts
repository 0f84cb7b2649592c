import type { Grade } from './race.ts';

/** What a win in a graded race is worth in pounds, in a race of each grade below it. */
const penalties: Partial<Record<Grade, Partial<Record<Grade, number>>>> = {
  'Grade 2': { 'Grade 1': 5 },
  'Grade 3': { 'Grade 1': 7, 'Grade 2': 5 },
  Listed: { 'Grade 1': 9, 'Grade 2': 7, 'Grade 3': 5 },
};

/**
 * Pounds added in a race at level weights to a horse that has won in better company this season:
 * the heaviest that one of its wins calls for. A handicap has none, as ratings move at once.
 */
export function penalty(grade: Grade, wonThisSeason: readonly Grade[]): number {
  return Math.max(0, ...wonThisSeason.map((won) => penalties[grade]?.[won] ?? 0));
}
