import { type AgeClass, ageAllowed } from '../horses/age.ts';
import type { Sex } from '../horses/gender.ts';
import type { Specialty } from '../horses/specialty.ts';

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
}

const open = { ageClass: '3yo+', femalesOnly: false, easier: 0 } as const;
const middle = { suitableFor: ['Mile', 'Middle Distance'], easier: 8 } as const;

export const divisionRules: Readonly<Record<Division, DivisionRules>> = {
  'two-year-olds': {
    ageClass: '2yo',
    femalesOnly: false,
    suitableFor: ['Sprint', 'Mile'],
    distances: [1300, 1400],
    finalDistance: 1400,
    easier: null,
  },
  'three-year-olds': {
    ...middle,
    ageClass: '3yo',
    femalesOnly: false,
    distances: [1700, 1800],
    finalDistance: 1800,
  },
  'fillies-and-mares': {
    ...middle,
    ageClass: '3yo+',
    femalesOnly: true,
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
