import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { limitsApi } from '../../shared/api/domains.ts';
import { playerKey } from '../../shared/api/playerKey.ts';

export const limitsKey = (playerId: string) => [...playerKey(playerId), 'limits'] as const;

/** What the player has set, and what it is held against. */
export const myLimitsQuery = (playerId: string) =>
  queryOptions({
    queryKey: limitsKey(playerId),
    queryFn: () => callApi(limitsApi, (api, client) => api.myLimits(client)),
  });
