import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';

/** How the game's money moved in the last weeks, newest first; a week is kept once it is over. */
export const economyQuery = queryOptions({
  queryKey: ['economy'],
  queryFn: () => callApi((api, client) => api.economyWeeks(client)),
});

/** What the house pays toward purses in the last weeks, newest first; set once a week is over. */
export const purseWeeksQuery = queryOptions({
  queryKey: ['purse weeks'],
  queryFn: () => callApi((api, client) => api.purseWeeks(client)),
});
