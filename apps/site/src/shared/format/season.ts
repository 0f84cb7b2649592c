import { seasonSpan } from '@furlong/game/rules';
import { formatDayOfYear } from './time.ts';

/** The first and the last day of a season, as everybody's calendar has them: it turns at midnight UTC. */
export function formatSeason(season: number): string {
  const { from, to } = seasonSpan(season);
  return `${formatDayOfYear(from, 'UTC')} to ${formatDayOfYear(to - 1, 'UTC')}`;
}
