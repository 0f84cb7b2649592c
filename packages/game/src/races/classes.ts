import { formatMoney } from '../format/formatMoney.ts';
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
  | 'claimPrice'
>;

type ClassRow = readonly [
  races: number,
  grade: Grade,
  age: AgeClass,
  min: number | null,
  max: number | null,
];

/** Purses by class; all fees but the novices' are 3 % of the purse. */
export const purses: Readonly<Record<Grade, number>> = {
  'Grade 1': 200_000,
  'Grade 2': 110_000,
  'Grade 3': 75_000,
  Listed: 50_000,
  'Class 2': 24_000,
  'Class 3': 16_000,
  'Class 4': 11_000,
  'Class 5': 8_000,
  'Class 6': 6_000,
  Claiming: 6_000,
  Maiden: 4_000,
  Novice: 4_000,
};

const FEE_PERCENT = 3;
const FIELD = 12;
const BIG_FIELD = 14;

/**
 * Of forty races eight are claiming races. The others have the handicaps of a real season, about 8 % of Class 3, 20
 * of Class 4, 33 of Class 5 and 25 of Class 6 (`racing.md`, "Race types and the class ladder"), of which the claiming
 * races take the place of as many as run for about the same horses. So the horses that most stables own find most of
 * them. Of better races there are more than the real 11 %: each comes within the week. A band spans the 20 lb between
 * top and bottom weight, or two more; the lowest takes the worst horse there is, as a real Class 6 for 0 to 60 does.
 */
const rows: readonly ClassRow[] = [
  [1, 'Grade 1', '3yo+', 100, null],
  [1, 'Grade 2', '4yo+', 96, null],
  [1, 'Grade 3', '3yo+', 95, null],
  [1, 'Listed', '3yo+', 90, null],
  [1, 'Class 2', '3yo+', 84, 106],
  [1, 'Class 2', '4yo+', 82, 106],
  [2, 'Class 3', '3yo+', 72, 92],
  [1, 'Class 3', '4yo+', 70, 92],
  [5, 'Class 4', '3yo+', 60, 80],
  [2, 'Class 4', '4yo+', 58, 80],
  [7, 'Class 5', '3yo+', 46, 66],
  [2, 'Class 5', '4yo+', 46, 66],
  [5, 'Class 6', '3yo+', null, 60],
  [2, 'Class 6', '4yo+', null, 62],
];

/**
 * What runners are claimed for, and the horses it is for. The best of a band is worth a quarter more than its price at
 * three years, when a horse is dearest, and the worst well below it: who enters one, and who claims one, has to judge.
 * The house has some fifteen horses of each specialty for every one.
 */
const claimingRows: readonly (readonly [price: number, min: number | null, max: number])[] = [
  [7_000, null, 54],
  [10_000, 44, 60],
  [14_000, 50, 66],
  [7_000, null, 54],
  [10_000, 44, 60],
  [14_000, 50, 66],
  [7_000, null, 54],
  [10_000, 44, 60],
];

/** Every fifth race of the forty is a claiming race: they come evenly, on each day and at each price. */
const CLAIMING_EVERY = 5;

const others: readonly RaceClass[] = rows.flatMap(
  ([races, grade, ageClass, minRating, maxRating]) =>
    Array.from({ length: races }, () => classOf(grade, ageClass, minRating, maxRating, null)),
);

/** The class of every race of the forty; `planRace` takes them in another order, so that like ones lie apart. */
export const raceClasses: readonly RaceClass[] = claimingRows.flatMap(([price, min, max], row) => {
  const from = row * (CLAIMING_EVERY - 1);
  return [
    classOf('Claiming', '3yo+', min, max, price),
    ...others.slice(from, from + CLAIMING_EVERY - 1),
  ];
});

function classOf(
  grade: Grade,
  ageClass: AgeClass,
  minRating: number | null,
  maxRating: number | null,
  claimPrice: number | null,
): RaceClass {
  const conditions = conditionsInWords(grade, agesInWords[ageClass], minRating, maxRating);
  return {
    grade,
    ageClass,
    conditions: claimPrice === null ? conditions : `${conditions} ${claimedFor(claimPrice)}`,
    purse: purses[grade],
    entryFee: feeOf(grade),
    minRating,
    maxRating,
    maxEntries: fieldOf(grade),
    noviceStablesOnly: false,
    claimPrice,
  };
}

function claimedFor(price: number): string {
  return `Any runner may be claimed for ${formatMoney(price)}.`;
}

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
  claimPrice: null,
};

/** What a race of this class costs to enter, whole dollars. */
export function feeOf(grade: Grade): number {
  return (purses[grade] * FEE_PERCENT) / 100;
}

/** How many may run in a race of this class. */
export function fieldOf(grade: Grade): number {
  return isHandicap(grade) ? FIELD : BIG_FIELD;
}

/** The conditions of a race for horses such as "three-year-olds and upward", of ratings from `min` to `max`. */
export function conditionsInWords(
  grade: Grade,
  horses: string,
  min: number | null,
  max: number | null,
): string {
  const who = `${horses}${ratedInWords(min, max)}`;
  return isHandicap(grade)
    ? `A handicap for ${who}.`
    : `At level weights, with allowances for age and sex, for ${who}.`;
}

function ratedInWords(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return ` rated ${min} to ${max}`;
  if (min !== null) return ` rated ${min} or more`;
  return max === null ? '' : ` rated ${max} or less`;
}
