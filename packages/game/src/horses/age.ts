import { WEEK } from '../season/durations.ts';
import { EPOCH, SEASON_WEEKS } from '../season/season.ts';

export type Sex = 'male' | 'female';
/** The ages that a race is for. */
export type AgeClass = '2yo' | '3yo' | '3yo+' | '4yo+';

export type Gender = 'Colt' | 'Filly' | 'Mare';

/** What a stable calls its horse. A filly becomes a mare at five. Derived, never stored. */
export function gender(sex: Sex, age: number): Gender {
  if (sex === 'male') return 'Colt';
  return age >= 5 ? 'Mare' : 'Filly';
}

/** What a horse is offered as: a male of five or more may stand at stud. */
export function genderForSale(sex: Sex, age: number): Gender | 'Stallion' {
  return sex === 'male' && age >= 5 ? 'Stallion' : gender(sex, age);
}

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
