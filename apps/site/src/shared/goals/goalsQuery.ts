import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../api/callApi.ts';
import { goalsApi } from '../api/domains.ts';
import { playerKey } from '../api/playerKey.ts';

export const goalsKey = (playerId: string) => [...playerKey(playerId), 'goals'] as const;

/** What the player's stable strives for. */
export const myGoalsQuery = (playerId: string) =>
  queryOptions({
    queryKey: goalsKey(playerId),
    queryFn: () => callApi(goalsApi, (api, client) => api.myGoals(client)),
  });
