import { WEEK } from './durations.ts';
/** Monday 2026-01-05, the first day of season 0. */
export const EPOCH = Date.UTC(2026, 0, 5);

/** A season is one year of a horse's life. */
export const SEASON_WEEKS = 12;

/** The number of the season that holds the moment (ms since 1970). Seasons before 0 are negative. */
export function seasonAt(ms: number): number {
  return Math.floor((ms - EPOCH) / (SEASON_WEEKS * WEEK));
}

/** Week of the season, 1 to 12. */
export function seasonWeekAt(ms: number): number {
  return Math.floor((ms - EPOCH) / WEEK) - seasonAt(ms) * SEASON_WEEKS + 1;
}

/** From when to when a season lasts, ms since 1970; its end is the next one's first moment. */
export function seasonSpan(season: number): { readonly from: number; readonly to: number } {
  const from = EPOCH + season * SEASON_WEEKS * WEEK;
  return { from, to: from + SEASON_WEEKS * WEEK };
}
