import type { Division } from '@furlong/game/rules';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { fieldQuery, standingsQuery } from './queries.ts';

/** A division's table, page by page; of this season where none is named. */
export const useStandings = (season: number | null, division: Division) =>
  useInfiniteQuery(standingsQuery(season, division));

/** Who is in a division's final and consolation, or would be were they drawn now. */
export const useField = (season: number | null, division: Division) =>
  useQuery(fieldQuery(season, division));
