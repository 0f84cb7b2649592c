import { ageInSeason, type Sex } from '../horses/age.ts';
import { seasonAt, seasonWeekAt } from '../season/season.ts';
import { penalty } from './penalty.ts';
import { type Grade, isHandicap } from './race.ts';
import { sexAllowance, weightForAge } from './weightForAge.ts';

const TOP_WEIGHT = 135;
const BOTTOM_WEIGHT = 115;
const LEVEL_WEIGHT = 126;

/** The part of a runner that decides its weight. */
export interface RunnerToWeigh {
  readonly rating: number;
  readonly sex: Sex;
  readonly birthSeason: number;
  /** The grades of the races it has won this season; none if not given. */
  readonly wonThisSeason?: readonly Grade[];
}

/** A weight in pounds, and the pounds of it that were allowed for age and sex. */
export interface Weight {
  readonly pounds: number;
  readonly allowance: number;
}

/**
 * The weights of a field, in the order given. A handicap's top-rated runner carries 135 lb and the
 * others less by their ratings, at least 115 (Hong Kong's limits). Other races are run at 126 lb,
 * less 3 for fillies and mares, and penalties on top. Age is allowed for in both, if the field
 * holds older horses too.
 */
export function weights(
  race: { readonly grade: Grade; readonly distance: number; readonly offAt: number },
  runners: readonly RunnerToWeigh[],
): Weight[] {
  const season = seasonAt(race.offAt);
  const week = seasonWeekAt(race.offAt);
  const forAge = runners.map((runner) =>
    weightForAge(ageInSeason(runner.birthSeason, season), race.distance, week),
  );
  const oldest = Math.min(...forAge);
  const top = Math.max(...runners.map((runner) => runner.rating));
  return runners.map((runner, index) => {
    const age = (forAge[index] ?? 0) - oldest;
    if (isHandicap(race.grade)) {
      const byRating = Math.max(BOTTOM_WEIGHT, TOP_WEIGHT - (top - runner.rating));
      return { pounds: byRating - age, allowance: age };
    }
    const allowance = age + sexAllowance(runner.sex);
    const extra = penalty(race.grade, runner.wonThisSeason ?? []);
    return { pounds: LEVEL_WEIGHT - allowance + extra, allowance };
  });
}
