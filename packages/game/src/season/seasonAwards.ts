/** What is awarded at the end of a season, the greatest first. */
const awards = [
  ['leading_stable', 'Leading Stable', 'The stable whose horses won most prize money.'],
  ['horse_of_the_season', 'Horse of the Season', 'The horse that won most prize money.'],
  ['two_year_old', 'Champion Two-Year-Old', 'The best paid horse of two.'],
  ['three_year_old', 'Champion Three-Year-Old', 'The best paid horse of three.'],
  ['older_horse', 'Champion Older Horse', 'The best paid horse of four and upward.'],
  ['filly_or_mare', 'Champion Filly or Mare', 'The best paid filly or mare of three and upward.'],
  ['sprinter', 'Champion Sprinter', 'The best paid horse whose distance is a sprint.'],
  ['miler', 'Champion Miler', 'The best paid horse whose distance is a mile.'],
  ['stayer', 'Champion Stayer', 'The best paid horse whose distance is beyond a mile.'],
] as const;

export type SeasonAwardId = (typeof awards)[number][0];

/** An award, and whose it is; between equal prize money most wins decide, then the higher rating. */
export interface SeasonAwardTerms {
  readonly id: SeasonAwardId;
  readonly title: string;
  readonly rule: string;
}

/** The awards of a season, the greatest first (`make_season_awards` in the database). */
export const seasonAwards: readonly SeasonAwardTerms[] = awards.map(([id, title, rule]) => ({
  id,
  title,
  rule,
}));
