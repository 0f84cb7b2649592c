import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { raceKeys } from '../races/index.ts';

/** How many of the last races the landing page names the winners of. */
const lastWinners = 3;

/** The last races with their winners, newest first. */
export const lastWinnersQuery = queryOptions({
  queryKey: raceKeys.winners,
  queryFn: () => callApi((api, client) => api.raceResults(client, { limit: lastWinners })),
  staleTime: 30_000,
});
