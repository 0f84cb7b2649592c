import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { seasonApi } from '../../shared/api/domains.ts';
import { playerKey } from '../../shared/api/playerKey.ts';

export const seasonKeys = {
  turn: (playerId: string) => [...playerKey(playerId), 'season turn'] as const,
};

/** What a season that is over came to for the player's stable; the last one for null. */
export const seasonTurnQuery = (playerId: string, season: number | null) =>
  queryOptions({
    queryKey: [...seasonKeys.turn(playerId), season],
    queryFn: () => callApi(seasonApi, (api, client) => api.mySeasonTurn(client, { season })),
  });

/** The awards of a season that is over: they stay as they are. */
export const seasonAwardsQuery = (season: number) =>
  queryOptions({
    queryKey: ['season awards', season],
    queryFn: () => callApi(seasonApi, (api, client) => api.seasonAwards(client, { season })),
    staleTime: Number.POSITIVE_INFINITY,
  });
