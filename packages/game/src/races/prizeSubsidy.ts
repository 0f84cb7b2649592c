import type { RaceTerms } from './race.ts';

/** What the house pays toward a purse, in percent of what the table of classes plans, as the game begins. */
export const PLANNED_HOUSE_PART = 100;

/** Between which percents the house's part stays, and by how many points a week moves it at the most. */
const LEAST = 60;
const MOST = 140;
const STEP = 7;

/**
 * Dollars that stables should win for each that racing costs them. Of 1.00 to 1.03 the upper part: costs
 * come before the prizes that they earn, and in a game that grows the balance stays a hundredth behind.
 */
const WON_PER_DOLLAR = 1.025;

/** What the entry fees of a full field add to a purse, in percent of the planned house part: 24.3 of 75.7. */
const FEES_PART = 32;

/** How many closed weeks are judged at the most, and how many there have to be. */
export const WEEKS_JUDGED = 4;
const FEWEST_WEEKS = 2;

/** With fewer players' stables chance says more than the purses do. */
const FEWEST_STABLES = 20;

/** Runners of the field for which the house's part is reckoned, and the tenths of their fees that the pool keeps. */
const RUNNERS = 9;
const POOLED_TENTHS = 9;

/** Dollars to which a purse is rounded where the house's part is not the planned one. */
const PURSE_STEP = 50;

/** A week whose books are closed. Amounts are whole dollars of all players' stables. */
export interface ClosedWeek {
  /** The percent at which races were opened in it. */
  readonly percent: number;
  readonly stables: number;
  /** Prize money. */
  readonly won: number;
  /** Entry fees less those paid back, training, boxes and equipment, less what the house gave in packs of credits. */
  readonly spent: number;
}

/**
 * The house's part of purses in the week that follows, in whole percent: such that stables would have
 * won $1.025 for each dollar that racing cost them in the weeks judged, those of the last four that were
 * closed, fees having paid their part of the purses. It is 60 to 140, moves by seven points at the most, and stays where fewer than two weeks or
 * fewer than twenty stables (in the newest week, the first in the list) are there to judge by.
 * `next_prize_subsidy` in the database is its twin.
 */
export function nextPrizeSubsidy(present: number, weeks: readonly ClosedWeek[]): number {
  const sum = (of: (week: ClosedWeek) => number) =>
    weeks.reduce((total, week) => total + of(week), 0);
  const [newest] = weeks;
  const spent = sum((week) => week.spent);
  const tooFew = weeks.length < FEWEST_WEEKS || (newest?.stables ?? 0) < FEWEST_STABLES;
  if (tooFew || spent <= 0) return present;
  const won = sum((week) => week.won);
  const mean = sum(({ percent }) => percent) / weeks.length;
  const wanted =
    won <= 0
      ? MOST
      : Math.floor(((mean + FEES_PART) * WON_PER_DOLLAR * spent) / won - FEES_PART + 0.5);
  const moved = Math.max(present - STEP, Math.min(present + STEP, wanted));
  return Math.max(LEAST, Math.min(MOST, moved));
}

/**
 * The purse of a planned race in whole dollars, where the house pays `percent` of its planned part: what
 * the purse has over nine tenths of the fees of nine runners. Entry fees stay. It is rounded to $50,
 * except at 100 %, where it is the planned purse. `purse_at` in the database is its twin.
 */
export function purseAt(
  { purse, entryFee }: Pick<RaceTerms, 'purse' | 'entryFee'>,
  percent: number,
): number {
  if (percent === PLANNED_HOUSE_PART) return purse;
  const feesOfTen = RUNNERS * POOLED_TENTHS * entryFee;
  const thousandfold = (10 * purse - feesOfTen) * percent + 100 * feesOfTen;
  const step = 1000 * PURSE_STEP;
  return Math.max(PURSE_STEP, PURSE_STEP * Math.floor((thousandfold + step / 2) / step));
}
