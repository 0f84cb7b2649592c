import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';

/** What a finished race was bound to at its opening; nothing of it changes any more. */
export const raceOpeningQuery = (raceId: string) =>
  queryOptions({
    queryKey: ['races', 'opening', raceId],
    queryFn: () => callApi((api, client) => api.raceOpening(client, { raceId })),
    staleTime: Number.POSITIVE_INFINITY,
  });
