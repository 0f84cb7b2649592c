import type { Sex } from './gender.ts';
import type { Specialty } from './specialty.ts';
import type { Talents } from './talents.ts';

/** How a horse likes to be ridden: 0 lead, 1 prominent, 2 midfield, 3 hold-up. */
export type RunningStyle = 0 | 1 | 2 | 3;

export const coats = [
  'Bay',
  'Dark bay',
  'Brown',
  'Chestnut',
  'Liver chestnut',
  'Grey',
  'Roan',
  'Black',
] as const;

export type Coat = (typeof coats)[number];

/** A horse as it comes into the world, before its first race. */
export interface Foundation {
  readonly name: string;
  readonly sex: Sex;
  readonly birthSeason: number;
  readonly coat: Coat;
  readonly sire: string;
  readonly dam: string;
  readonly specialty: Specialty;
  readonly style: RunningStyle;
  /** Official rating in pounds, 0 to 140. */
  readonly rating: number;
  /** Percent. */
  readonly condition: number;
  /** Percent. */
  readonly energy: number;
  readonly talents: Talents;
}
