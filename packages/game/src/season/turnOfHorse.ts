import { type Division, divisionsOf } from '../championships/divisions.ts';
import { type AgeClass, ageAllowed, ageInSeason } from '../horses/age.ts';
import { speedLostToAge } from '../horses/ageing.ts';
import { type Gender, gender, type Sex } from '../horses/gender.ts';
import type { Specialty } from '../horses/specialty.ts';
import { LENGTH_MS } from '../races/horseLength.ts';
import { weightForAge } from '../races/weightForAge.ts';
import { HOUSE_RETIRES_AT } from '../stables/successor.ts';

const ageClasses: readonly AgeClass[] = ['2yo', '3yo', '3yo+', '4yo+'];

/** The distance at which weight for age is told, m. */
const TOLD_AT = 1600;
/** About how long a race over that takes, ms (the mean of Hong Kong's winners on turf). */
const TAKES = 94_790;

/** What the first day of a season makes of a horse. */
export interface TurnOfHorse {
  /** Years, in the season that begins. */
  readonly age: number;
  readonly gender: Gender;
  /** What it was called before, if that is another word. */
  readonly wasCalled: Gender | null;
  /** Age classes and divisions that open to it, and those that close. */
  readonly opens: readonly AgeClass[];
  readonly closes: readonly AgeClass[];
  readonly newDivisions: readonly Division[];
  readonly lostDivisions: readonly Division[];
  /** Pounds that it gets from its elders over a mile when the season begins, and got when the last one began. */
  readonly allowance: number;
  readonly allowanceBefore: number;
  /** Lengths over a mile that age takes from it in the course of the season; 0 before its peak. */
  readonly lengthsLost: number;
  /** The age at which the house sends a horse out no more. */
  readonly retiringAge: boolean;
}

/** What the first day of `season` makes of a horse. */
export function turnOfHorse(
  {
    sex,
    birthSeason,
    specialty,
  }: { readonly sex: Sex; readonly birthSeason: number; readonly specialty: Specialty },
  season: number,
): TurnOfHorse {
  const age = ageInSeason(birthSeason, season);
  const before = age - 1;
  const now = gender(sex, age);
  const called = gender(sex, before);
  const divisions = divisionsOf({ age, sex, specialty });
  const earlier = divisionsOf({ age: before, sex, specialty });
  return {
    age,
    gender: now,
    wasCalled: called === now ? null : called,
    opens: ageClasses.filter((each) => ageAllowed(each, age) && !ageAllowed(each, before)),
    closes: ageClasses.filter((each) => !ageAllowed(each, age) && ageAllowed(each, before)),
    newDivisions: divisions.filter((each) => !earlier.includes(each)),
    lostDivisions: earlier.filter((each) => !divisions.includes(each)),
    allowance: weightForAge(age, TOLD_AT, 1),
    allowanceBefore: weightForAge(before, TOLD_AT, 1),
    lengthsLost: ((speedLostToAge(age + 1) - speedLostToAge(age)) * TAKES) / LENGTH_MS,
    retiringAge: age >= HOUSE_RETIRES_AT,
  };
}
