import {
  distances,
  formatOrdinal,
  type Grade,
  ladder,
  penalty,
  prizeShares,
  SEASON_WEEKS,
  weightForAge,
} from '@furlong/game/rules';

/** The sizes of field that pay differently, the largest first: so many runners, and in words. */
const sizes = [
  [8, '8 and more'],
  [5, '5 to 7'],
  [3, '2 to 4'],
] as const;

export const sizesInWords = sizes.map(([, words]) => words);

/** How many places have a prize of their own. */
const placed = 5;

const sharesBySize = sizes.map(([runners]) => prizeShares(runners));

/** What each place takes of the purse in a field of each size, percent; 0 where it takes nothing. */
export const prizeRows = [
  ...Array.from({ length: placed }, (_, place) => ({
    place: formatOrdinal(place + 1),
    shares: sharesBySize.map((shares) => shares[place] ?? 0),
  })),
  {
    place: 'All others',
    shares: sharesBySize.map((shares) => shares.slice(placed).reduce((a, b) => a + b, 0)),
  },
];

const graded = ladder.map(({ grade }) => grade);

/** The grades that bring a penalty in a race of another, best first. */
export const penalisedWins: readonly Grade[] = graded.filter((won) =>
  graded.some((grade) => penalty(grade, [won]) > 0),
);

/** The pounds that a win of each of these brings, by the class of the race. */
export const penaltyRows = graded
  .map((grade) => ({ grade, pounds: penalisedWins.map((won) => penalty(grade, [won])) }))
  .filter(({ pounds }) => pounds.some((each) => each > 0));

/** The first week of each third of the season, in which the scale changes. */
const thirds = [0, 1, 2].map((third) => 1 + (third * SEASON_WEEKS) / 3);

/** The thirds in words: "Weeks 1–4". */
export const thirdsInWords = thirds.map((week) => `Weeks ${week}–${week + SEASON_WEEKS / 3 - 1}`);

/** The pounds that a three-year-old receives, early, in the middle and late in the season. */
export const ageRows = Object.values(distances)
  .flat()
  .map(({ distance }) => ({
    distance,
    pounds: thirds.map((week) => weightForAge(3, distance, week)),
  }))
  .filter(({ pounds }, index, rows) => `${pounds}` !== `${rows[index - 1]?.pounds ?? ''}`);

/** What a two-year-old receives on top. */
export const juvenile = weightForAge(2, 1200, 1) - weightForAge(3, 1200, 1);
