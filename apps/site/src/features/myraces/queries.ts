import type { EndedEntry, MyRun, RunFilter } from '@furlong/backend';
import { MINUTE } from '@furlong/game/rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { firstPage, keyAfterPage } from '../../shared/api/keyAfterPage.ts';
import { pollingInterval } from '../../shared/races/polling.ts';
import { serverNow } from '../../shared/time/clock.ts';
import { raceKeys } from '../races/index.ts';
import { stableKeys } from '../stable/index.ts';

const pageSize = 20;

/** What is told of the player's races: an entry made, taken back or settled is told among the activities too. */
const keyOf = (playerId: string) => [...stableKeys.activity(playerId), 'my races'] as const;

/** The player's entries ahead with their fields, the next first; asked for again as its race goes on. */
export const entriesAheadQuery = (playerId: string) =>
  queryOptions({
    queryKey: [...keyOf(playerId), 'ahead'],
    queryFn: () => callApi((api, client) => api.myEntriesAhead(client)),
    refetchInterval: ({ state: { data: [next] = [] } }) =>
      next ? Math.min(MINUTE, pollingInterval(next.race, serverNow()) || MINUTE) : false,
  });

/** How each of them will be ridden. */
export const ordersAheadQuery = (playerId: string) =>
  queryOptions({
    queryKey: [...raceKeys.allOrders(playerId), 'ahead'],
    queryFn: () => callApi((api, client) => api.myOrdersAhead(client)),
  });

/** The player's runs that a filter leaves, the last first, page by page. */
export const myRunsQuery = (playerId: string, filter: RunFilter) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(playerId), 'runs', filter],
    initialPageParam: firstPage<Pick<MyRun, 'id'>>(),
    queryFn: ({ pageParam }) =>
      callApi((api, client) =>
        api.myRuns(client, { ...filter, after: pageParam, limit: pageSize }),
      ),
    getNextPageParam: (page) => keyAfterPage(page, pageSize),
  });

/** The player's entries that came to nothing, the last first, page by page. */
export const endedEntriesQuery = (playerId: string) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(playerId), 'ended'],
    initialPageParam: firstPage<Pick<EndedEntry, 'id'>>(),
    queryFn: ({ pageParam }) =>
      callApi((api, client) => api.myEndedEntries(client, { after: pageParam, limit: pageSize })),
    getNextPageParam: (page) => keyAfterPage(page, pageSize),
  });
