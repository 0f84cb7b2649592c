import type { Activity } from '@furlong/backend';
import { MINUTE } from '@furlong/game/rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { firstPage, keyAfterPage } from '../../shared/api/keyAfterPage.ts';
import { raceKeys } from '../races/index.ts';

const pageSize = 20;

/** What has happened to all stables, the newest first, page by page. */
export const recentActivityQuery = infiniteQueryOptions({
  queryKey: [...raceKeys.told, 'activity'],
  initialPageParam: firstPage<Activity>(),
  queryFn: ({ pageParam }) =>
    callApi((api, client) => api.recentActivity(client, { after: pageParam, limit: pageSize })),
  getNextPageParam: (page) => keyAfterPage(page, pageSize),
  // Entries and new horses come between the results.
  refetchInterval: MINUTE / 2,
});

/** The stables of players that have won most; only results change it. */
export const topStablesQuery = queryOptions({
  queryKey: [...raceKeys.told, 'top stables'],
  queryFn: () => callApi((api, client) => api.topStables(client, { limit: pageSize })),
});
