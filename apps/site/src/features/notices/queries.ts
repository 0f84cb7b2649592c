import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { noticesApi } from '../../shared/api/domains.ts';
import { playerKey } from '../../shared/api/playerKey.ts';

/** What the mark tells of, the last told first. It is asked for when the list is opened. */
export const noticesQuery = (playerId: string) =>
  queryOptions({
    queryKey: [...playerKey(playerId), 'notices'],
    queryFn: () => callApi(noticesApi, (api, client) => api.myNotices(client, { limit: 20 })),
    staleTime: 0,
  });
