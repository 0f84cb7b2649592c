import { WEEK } from '../season/durations.ts';
import { EPOCH, SEASON_WEEKS } from '../season/season.ts';

/** The ages that a race is for. */
export type AgeClass = '2yo' | '3yo' | '3yo+' | '4yo+';

/** The age classes as a programme names them. */
export const agesInWords: Readonly<Record<AgeClass, string>> = {
  '2yo': 'two-year-olds',
  '3yo': 'three-year-olds',
  '3yo+': 'three-year-olds and upward',
  '4yo+': 'four-year-olds and upward',
};

/** Age in years: all horses have their birthday on the first day of a season. */
export function ageInSeason(birthSeason: number, season: number): number {
  return season - birthSeason;
}

/** Age in years with their fraction, at a moment in ms since 1970. */
export function ageAt(birthSeason: number, ms: number): number {
  return (ms - EPOCH) / (SEASON_WEEKS * WEEK) - birthSeason;
}

/** True if a horse of this age may run in the age class. */
export function ageAllowed(ageClass: AgeClass, age: number): boolean {
  switch (ageClass) {
    case '2yo':
      return age === 2;
    case '3yo':
      return age === 3;
    case '3yo+':
      return age >= 3;
    case '4yo+':
      return age >= 4;
  }
}
