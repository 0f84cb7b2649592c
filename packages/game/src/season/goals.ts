/** What every stable does for the first time, in the order in which it is told. */
export const firstSteps = [
  'run',
  'place',
  'win',
  'distance',
  'rival',
  'front',
  'double',
  'buy',
  'sell',
] as const;

export type FirstStep = (typeof firstSteps)[number];

/** What an owner may strive for in a season. */
export const seasonGoals = ['class', 'rating', 'places'] as const;

export type SeasonGoal = (typeof seasonGoals)[number];

/** The season under which first steps are kept. */
export const FIRST_STEPS = -1;

/** Dollars that a first step gives. */
export const STEP_CREDITS = 100;

/** Dollars that a goal of a season gives. */
export const GOAL_CREDITS = 300;

/**
 * Dollars that what is reached gives (`private.goal_credits` in the database): $500 a week at most, as packs do. What
 * the house gives so it gives less in purses.
 */
export const goalCredits = (season: number): number =>
  season === FIRST_STEPS ? STEP_CREDITS : GOAL_CREDITS;
