import { seasonAt } from '@furlong/game/rules';
import { formatSeason } from '../format/season.ts';

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
    return { season, label: ago === 0 ? 'This season' : formatSeason(season) };
  });
}
