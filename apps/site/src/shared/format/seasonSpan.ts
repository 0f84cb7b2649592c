import { EPOCH, SEASON_WEEKS, WEEK } from '@furlong/game/rules';
import { formatDayOfYear } from './time.ts';

/** When a season begins, ms since 1970. */
export const seasonBegins = (season: number): number => EPOCH + season * SEASON_WEEKS * WEEK;

/** The first and the last day of a season, as everybody's calendar has them: it turns at midnight UTC. */
export function seasonSpan(season: number): string {
  const last = seasonBegins(season + 1) - 1;
  return `${formatDayOfYear(seasonBegins(season), 'UTC')} to ${formatDayOfYear(last, 'UTC')}`;
}
