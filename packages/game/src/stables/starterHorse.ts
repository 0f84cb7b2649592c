import { dams, sires } from '../names/parents.ts';
import { firstWords, secondWords } from '../names/words.ts';
import {
  commonCoats,
  commonStyles,
  distanceBreadths,
  preferredDistances,
  type Range,
} from './breed.ts';

// The database gives every new owner a horse in the transaction of the sign-up itself, and its
// talents are secret: so it draws the horse, from these lists and ranges.

/** What is drawn from a list, every item as likely as the next. */
export const starterLists = {
  'first word': firstWords,
  'second word': secondWords,
  sire: sires,
  dam: dams,
  specialty: ['Sprint', 'Mile'],
  coat: commonCoats,
  style: commonStyles.map(String),
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What is drawn from whole numbers. A newcomer's horse is nearer to its rating than others are. */
export const starterRanges = {
  /** Years. */
  age: [2, 2],
  /** Pounds. */
  rating: [40, 55],
  /** Points by which each talent is off the mean that the rating says. */
  'talent deviation': [-3, 3],
  /** Metres. */
  'preferred distance: Sprint': preferredDistances.Sprint,
  /** Metres. */
  'preferred distance: Mile': preferredDistances.Mile,
  /** Metres either side of the preferred distance. */
  'distance breadth': distanceBreadths,
  /** −100 (firm) to 100 (heavy). */
  'preferred going': [-30, 30],
  /** −100 (turf only) to 100 (dirt only). */
  'surface aptitude': [-30, 30],
} as const satisfies Readonly<Record<string, Range>>;
