import { paths } from '../../shared/paths.ts';

/** What runs are told apart by, one table each. */
export const ways = ['distance', 'going', 'track', 'draw', 'jockey', 'style'] as const;

export type Way = (typeof ways)[number];

/** What the page shows, as its address says it. */
export interface StatisticsView {
  /** Null for all of the player's horses. */
  horseId: string | null;
  /** A season's number, from 0; null for all. */
  season: number | null;
  by: Way;
}

/** Reads the address; what it does not say, or says wrongly, is as at first. */
export function readView(search: URLSearchParams): StatisticsView {
  const season = search.get('season') ?? '';
  return {
    horseId: search.get('horse'),
    season: /^\d{1,4}$/.test(season) ? Number(season) : null,
    by: ways.find((way) => way === search.get('by')) ?? 'distance',
  };
}

/** The address of a view; what is as at first is left out. */
export function writeView({ horseId, season, by }: StatisticsView): Record<string, string> {
  return {
    ...(horseId !== null && { horse: horseId }),
    ...(season !== null && { season: `${season}` }),
    ...(by !== 'distance' && { by }),
  };
}

/** The whole address of a view. */
export function addressOf(view: StatisticsView): string {
  return `${paths.performanceStats}?${new URLSearchParams(writeView(view))}`;
}
