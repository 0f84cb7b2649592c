import { DAY, HOUR, MINUTE, WEEK } from '../season/durations.ts';
import { EPOCH, SEASON_WEEKS } from '../season/season.ts';
import { type Division, divisions } from './divisions.ts';
import type { RaceChampionship } from './raceChampionship.ts';

/** The week of the season in which the finals are run. */
export const FINALS_WEEK = 11;

/** Finals are run from Tuesday to Sunday, a division a day, an hour before their consolation. UTC. */
const FIRST_FINAL_DAY = 1;
const FINAL_OFF = 20 * HOUR + 5 * MINUTE;
const CONSOLATION_OFF = FINAL_OFF + HOUR;

/** So long before its off a qualifier is opened, ms. */
export const QUALIFIER_LEAD = 12 * HOUR;
/** So long before its off a final is drawn and opened with its consolation, ms. */
export const FINAL_LEAD = 40 * HOUR;

/** The first moment of a week of a season, ms since 1970. */
export const startOf = (season: number, week: number) =>
  EPOCH + (season * SEASON_WEEKS + week - 1) * WEEK;

/** When a division's final and consolation of a season are off, and when they are drawn; ms since 1970. */
export function finalOf(season: number, division: Division) {
  const day = startOf(season, FINALS_WEEK) + (FIRST_FINAL_DAY + divisions.indexOf(division)) * DAY;
  const finalOffAt = day + FINAL_OFF;
  return {
    finalOffAt,
    consolationOffAt: day + CONSOLATION_OFF,
    drawnFrom: finalOffAt - FINAL_LEAD,
  };
}

/** When a race of the championships is opened, ms since 1970: a consolation with its final. */
export function opensAt({
  offAt,
  championship,
}: {
  readonly offAt: number;
  readonly championship: RaceChampionship;
}): number {
  const { season, division, kind } = championship;
  return kind === 'qualifier' ? offAt - QUALIFIER_LEAD : finalOf(season, division).drawnFrom;
}
