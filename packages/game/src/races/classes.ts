import { type AgeClass, agesInWords } from '../horses/age.ts';
import { type Grade, isHandicap, type RaceTerms } from './race.ts';

/** What a class of race asks and pays. */
export type RaceClass = Pick<
  RaceTerms,
  | 'grade'
  | 'ageClass'
  | 'conditions'
  | 'purse'
  | 'entryFee'
  | 'minRating'
  | 'maxRating'
  | 'maxEntries'
  | 'noviceStablesOnly'
>;

type ClassRow = readonly [grade: Grade, age: AgeClass, min: number | null, max: number | null];

/** Purses by class; all fees but the novices' are 3 % of the purse. */
const purses: Readonly<Record<Grade, number>> = {
  'Grade 1': 200_000,
  'Grade 2': 110_000,
  'Grade 3': 75_000,
  Listed: 50_000,
  'Class 2': 24_000,
  'Class 3': 16_000,
  'Class 4': 11_000,
  'Class 5': 8_000,
  'Class 6': 6_000,
  Maiden: 4_000,
  Novice: 4_000,
};

const FEE_PERCENT = 3;
const FIELD = 12;
const BIG_FIELD = 14;

/**
 * Twenty races in the proportions of a real season: the lower the class, the more of them. The lowest
 * takes the worst horse there is, as a real Class 6 for 0 to 60 does: it has nowhere else to run.
 */
const rows: readonly ClassRow[] = [
  ['Grade 1', '3yo+', 100, null],
  ['Class 6', '3yo+', null, 60],
  ['Class 4', '3yo+', 60, 80],
  ['Class 5', '3yo+', 50, 70],
  ['Class 3', '3yo+', 72, 92],
  ['Class 5', '4yo+', 48, 70],
  ['Listed', '3yo+', 90, null],
  ['Class 6', '3yo+', null, 60],
  ['Class 4', '3yo+', 60, 80],
  ['Class 2', '3yo+', 84, 106],
  ['Class 5', '3yo+', 50, 70],
  ['Grade 2', '4yo+', 96, null],
  ['Class 4', '4yo+', 58, 80],
  ['Class 3', '3yo+', 72, 92],
  ['Class 6', '4yo+', null, 62],
  ['Grade 3', '3yo+', 95, null],
  ['Class 5', '3yo+', 50, 70],
  ['Class 2', '4yo+', 82, 106],
  ['Class 4', '3yo+', 60, 80],
  ['Class 3', '4yo+', 70, 92],
];

/** The classes in the order in which the programme visits them. */
export const raceClasses: readonly RaceClass[] = rows.map(
  ([grade, ageClass, minRating, maxRating]) => ({
    grade,
    ageClass,
    conditions: conditionsInWords(grade, ageClass, minRating, maxRating),
    purse: purses[grade],
    entryFee: (purses[grade] * FEE_PERCENT) / 100,
    minRating,
    maxRating,
    maxEntries: isHandicap(grade) ? FIELD : BIG_FIELD,
    noviceStablesOnly: false,
  }),
);

/** The race that a newcomer's starter horse can always run in. */
export const noviceClass: RaceClass = {
  grade: 'Novice',
  ageClass: '2yo',
  conditions: 'For two-year-olds rated 60 or less, from stables in their first four weeks.',
  purse: purses.Novice,
  entryFee: 0,
  minRating: null,
  maxRating: 60,
  maxEntries: FIELD,
  noviceStablesOnly: true,
};

function conditionsInWords(
  grade: Grade,
  ageClass: AgeClass,
  min: number | null,
  max: number | null,
): string {
  const who = `${agesInWords[ageClass]}${ratedInWords(min, max)}`;
  return isHandicap(grade)
    ? `A handicap for ${who}.`
    : `At level weights, with allowances for age and sex, for ${who}.`;
}

function ratedInWords(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return ` rated ${min} to ${max}`;
  if (min !== null) return ` rated ${min} or more`;
  return max === null ? '' : ` rated ${max} or less`;
}
