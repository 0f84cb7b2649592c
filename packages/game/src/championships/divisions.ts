import { type AgeClass, ageAllowed } from '../horses/age.ts';
import type { Sex } from '../horses/gender.ts';
import type { Specialty } from '../horses/specialty.ts';
import { purses } from '../races/classes.ts';
import type { Grade } from '../races/race.ts';

/** The six divisions of a season's championships, each with a final in week 11. */
export const divisions = [
  'two-year-olds',
  'three-year-olds',
  'fillies-and-mares',
  'sprint',
  'mile',
  'staying',
] as const;

export type Division = (typeof divisions)[number];

export const divisionNames: Readonly<Record<Division, string>> = {
  'two-year-olds': 'Two-Year-Olds',
  'three-year-olds': 'Three-Year-Olds',
  'fillies-and-mares': 'Fillies and Mares',
  sprint: 'Sprint',
  mile: 'Mile',
  staying: 'Staying',
};

/** Whom a division is for, and how far it is run: every qualifier is for those who may run in its final. */
export interface DivisionRules {
  readonly ageClass: AgeClass;
  readonly femalesOnly: boolean;
  readonly suitableFor: readonly Specialty[];
  /** Metres: the qualifiers' by turns. */
  readonly distances: readonly number[];
  /** Metres. */
  readonly finalDistance: number;
  /** Pounds that the rating bands of its qualifiers lie lower; null for none with a band. */
  readonly easier: number | null;
  /** Rungs of the ladder of classes that its qualifiers lie lower. */
  readonly below: 0 | 1;
  readonly finalGrade: Grade;
  readonly consolationGrade: Grade;
}

const open = {
  ...({ ageClass: '3yo+', femalesOnly: false, easier: 0, below: 0 } as const),
  ...({ finalGrade: 'Grade 1', consolationGrade: 'Listed' } as const),
};
const middle = {
  ...({ suitableFor: ['Mile', 'Middle Distance'], easier: 8, below: 0 } as const),
  consolationGrade: 'Class 2',
} as const;

/**
 * Two-year-olds and three-year-olds run for less: most of them are newcomers', and with purses of Grade 1 their
 * finals alone brought the best tenth of stables above the two fifths of all prizes that the report allows.
 */
export const divisionRules: Readonly<Record<Division, DivisionRules>> = {
  'two-year-olds': {
    ageClass: '2yo',
    femalesOnly: false,
    suitableFor: ['Sprint', 'Mile'],
    distances: [1300, 1400],
    finalDistance: 1400,
    ...{ easier: null, below: 1 },
    ...{ finalGrade: 'Listed', consolationGrade: 'Class 3' },
  },
  'three-year-olds': {
    ...middle,
    ageClass: '3yo',
    femalesOnly: false,
    finalGrade: 'Grade 3',
    below: 1,
    distances: [1700, 1800],
    finalDistance: 1800,
  },
  'fillies-and-mares': {
    ...middle,
    ageClass: '3yo+',
    femalesOnly: true,
    finalGrade: 'Grade 2',
    distances: [1800, 1700],
    finalDistance: 1700,
  },
  sprint: { ...open, suitableFor: ['Sprint'], distances: [1000, 1200], finalDistance: 1200 },
  mile: { ...open, suitableFor: ['Mile'], distances: [1600], finalDistance: 1600 },
  staying: {
    ...open,
    suitableFor: ['Middle Distance', 'Long Distance'],
    distances: [2100, 2200],
    finalDistance: 2200,
  },
};

/** What a division's final pays before a supplementary fee comes to it, whole dollars. */
export const finalPurse = (division: Division): number =>
  purses[divisionRules[division].finalGrade];

export function isDivision(text: string): text is Division {
  return divisions.some((division) => division === text);
}

/** The part of a horse that decides where it may earn points. */
export interface Competitor {
  /** Years. */
  readonly age: number;
  readonly sex: Sex;
  readonly specialty: Specialty;
}

/** The divisions in whose qualifiers and final a horse may run. */
export function divisionsOf({ age, sex, specialty }: Competitor): Division[] {
  return divisions.filter((division) => {
    const { ageClass, femalesOnly, suitableFor } = divisionRules[division];
    return (
      ageAllowed(ageClass, age) &&
      suitableFor.includes(specialty) &&
      (!femalesOnly || sex === 'female')
    );
  });
}
