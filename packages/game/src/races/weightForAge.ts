import type { Sex } from '../horses/gender.ts';

type Row = readonly [metres: number, early: number, middle: number, late: number];

/** Pounds a three-year-old receives from older horses, by distance and third of the season. */
const shortest: Row = [1000, 9, 5, 1];
const scale: readonly Row[] = [
  shortest,
  [1200, 10, 6, 2],
  [1400, 11, 8, 3],
  [1600, 12, 9, 4],
  [2000, 14, 10, 6],
  [2400, 15, 11, 7],
];

/** Pounds a two-year-old receives on top of a three-year-old's allowance. */
const JUVENILE = 14;

/** Pounds fillies and mares receive throughout. */
const FEMALE = 3;

/**
 * Pounds of weight-for-age, 0 for horses of four and older. `week` is the week of the season, 1–12.
 * The July figures of the British scale (10 lb at 2000 m, 11 lb at 2400 m) are two of its points.
 */
export function weightForAge(age: number, distance: number, week: number): number {
  if (age >= 4) return 0;
  const [, early, middle, late] = scale.findLast(([metres]) => distance >= metres) ?? shortest;
  const allowance = week <= 4 ? early : week <= 8 ? middle : late;
  return age === 2 ? allowance + JUVENILE : allowance;
}

/** Pounds allowed to fillies and mares. */
export function sexAllowance(sex: Sex): number {
  return sex === 'female' ? FEMALE : 0;
}
