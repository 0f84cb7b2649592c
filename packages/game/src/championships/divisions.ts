import type { Sex } from '../horses/gender.ts';
import type { Specialty } from '../horses/specialty.ts';

/** The six divisions of a season's championships, each with a final in week 11. */
const divisions = [
  'Two-Year-Olds',
  'Three-Year-Olds',
  'Fillies and Mares',
  'Sprint',
  'Mile',
  'Staying',
] as const;

export type Division = (typeof divisions)[number];

/** The part of a horse that decides where it may earn points. */
export interface Competitor {
  /** Years. */
  readonly age: number;
  readonly sex: Sex;
  readonly specialty: Specialty;
}

/** The divisions that a horse belongs to; the staying division is for all beyond a mile. */
export function divisionsOf({ age, sex, specialty }: Competitor): Division[] {
  const member: Readonly<Record<Division, boolean>> = {
    'Two-Year-Olds': age === 2,
    'Three-Year-Olds': age === 3,
    'Fillies and Mares': sex === 'female' && age >= 3,
    Sprint: specialty === 'Sprint',
    Mile: specialty === 'Mile',
    Staying: specialty === 'Middle Distance' || specialty === 'Long Distance',
  };
  return divisions.filter((division) => member[division]);
}
