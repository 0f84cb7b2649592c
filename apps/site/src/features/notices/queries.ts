import { MINUTE } from '@furlong/game/rules';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { noticesApi } from '../../shared/api/domains.ts';
import { marksKey, playerKey } from '../../shared/api/playerKey.ts';

/** How much is new for the player, all in one read; null for who has no stable. */
export const marksQuery = (playerId: string) =>
  queryOptions({
    queryKey: marksKey(playerId),
    queryFn: () => callApi(noticesApi, (api, client) => api.myMarks(client)),
    refetchInterval: MINUTE,
  });

/** What the mark tells of, the last told first. It is asked for when the list is opened. */
export const noticesQuery = (playerId: string) =>
  queryOptions({
    queryKey: [...playerKey(playerId), 'notices'],
    queryFn: () => callApi(noticesApi, (api, client) => api.myNotices(client, { limit: 20 })),
    staleTime: 0,
  });
