import { ageInSeason } from '../horses/age.ts';
import type { Sex } from '../horses/gender.ts';
import { requireRange } from '../lists/requireRange.ts';
import { seasonAt, seasonWeekAt } from '../season/season.ts';
import { penalty } from './penalty.ts';
import { type Grade, isHandicap } from './race.ts';
import { sexAllowance, weightForAge } from './weightForAge.ts';

/** What the highest rated of a handicap carries, pounds. */
export const TOP_WEIGHT = 135;
/** What the lowest rated of a handicap carries at the least, pounds. */
export const BOTTOM_WEIGHT = 115;
/** What is carried at level weights, before allowances and penalties, pounds. */
export const LEVEL_WEIGHT = 126;

/** The part of a runner that decides its weight. */
export interface RunnerToWeigh {
  readonly rating: number;
  readonly sex: Sex;
  readonly birthSeason: number;
  /** The grades of the races it has won this season. */
  readonly wonThisSeason: readonly Grade[];
}

/** A runner with what it carries. */
export interface WeighedRunner<Runner> {
  readonly runner: Runner;
  /** The weight in pounds. */
  readonly pounds: number;
  /** The pounds by which age and sex have made it less. */
  readonly allowance: number;
}

/**
 * The weights of a field, in the order given. A handicap's top-rated runner carries 135 lb and the
 * others less by their ratings, at least 115 (Hong Kong's limits). Other races are run at 126 lb,
 * less 3 for fillies and mares, and penalties on top. Age is allowed for in both, if the field
 * holds older horses too.
 *
 * @throws RangeError for a field without runners, a rating below 0, a distance below 1 m, an off before 1970, or
 *   any of them, or a season of birth, that is no number
 */
export function weights<Runner extends RunnerToWeigh>(
  race: { readonly grade: Grade; readonly distance: number; readonly offAt: number },
  runners: readonly Runner[],
): WeighedRunner<Runner>[] {
  requireRange('The number of runners', runners.length, { least: 1 });
  requireRange('The distance of a race in metres', race.distance, { least: 1 });
  requireRange('The off of a race in ms', race.offAt, { least: 0 });
  for (const { rating, birthSeason } of runners) {
    requireRange('A rating in pounds', rating, { least: 0 });
    requireRange('A season of birth', birthSeason, { least: Number.MIN_SAFE_INTEGER });
  }
  const season = seasonAt(race.offAt);
  const week = seasonWeekAt(race.offAt);
  const aged = runners.map((runner) => ({
    runner,
    forAge: weightForAge(ageInSeason(runner.birthSeason, season), race.distance, week),
  }));
  const oldest = Math.min(...aged.map(({ forAge }) => forAge));
  const top = Math.max(...runners.map((runner) => runner.rating));
  return aged.map(({ runner, forAge }) => {
    const age = forAge - oldest;
    if (isHandicap(race.grade)) {
      const byRating = Math.max(BOTTOM_WEIGHT, TOP_WEIGHT - (top - runner.rating));
      return { runner, pounds: byRating - age, allowance: age };
    }
    const allowance = age + sexAllowance(runner.sex);
    const extra = penalty(race.grade, runner.wonThisSeason);
    return { runner, pounds: LEVEL_WEIGHT - allowance + extra, allowance };
  });
}
