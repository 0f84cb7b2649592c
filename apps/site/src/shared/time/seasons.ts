import { EPOCH, SEASON_WEEKS, seasonAt, WEEK } from '@furlong/game/rules';
import { formatDayOfYear } from '../format/time.ts';

export interface SeasonChoice {
  season: number;
  label: string;
}

/** The seasons that a stable has seen, the newest first. Moments are ms since 1970. */
export function seasonsSince(since: number, now: number): SeasonChoice[] {
  const current = seasonAt(now);
  const first = Math.min(current, Math.max(0, seasonAt(since)));
  return Array.from({ length: current - first + 1 }, (_, ago) => {
    const season = current - ago;
    return { season, label: ago === 0 ? 'This season' : spanOf(season) };
  });
}

/** The first and the last day of a season, as everybody's calendar has them: it turns at midnight UTC. */
function spanOf(season: number): string {
  const begins = EPOCH + season * SEASON_WEEKS * WEEK;
  const last = begins + SEASON_WEEKS * WEEK - 1;
  return `${formatDayOfYear(begins, 'UTC')} to ${formatDayOfYear(last, 'UTC')}`;
}
