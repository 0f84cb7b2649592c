import type { News } from '@furlong/backend';
import { DAY, MINUTE, seasonAt } from '@furlong/game/rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { firstPage, keyAfterPage } from '../../shared/api/keyAfterPage.ts';
import { toldServerNow } from '../../shared/time/clock.ts';
import { raceKeys } from '../races/index.ts';

const pageSize = 20;

/** What has happened to all stables, the house's first three of a race among it, the newest first. */
export const recentActivityQuery = infiniteQueryOptions({
  queryKey: [...raceKeys.told, 'activity'],
  initialPageParam: firstPage<News>(),
  queryFn: ({ pageParam }) =>
    callApi((api, client) => api.recentActivity(client, { after: pageParam, limit: pageSize })),
  getNextPageParam: (page) => keyAfterPage(page, pageSize),
  // Entries and new horses come between the results.
  refetchInterval: MINUTE / 2,
});

/** The first stable, colt and filly of players; only results change it. */
export const clubLeadersQuery = queryOptions({
  queryKey: [...raceKeys.told, 'club leaders'],
  queryFn: async () => {
    const season = seasonAt(await toldServerNow());
    return callApi((api, client) => api.clubLeaders(client, { season }));
  },
  staleTime: MINUTE,
});

/** What was run on the day before this, both by UTC. */
export const yesterdayQuery = queryOptions({
  queryKey: [...raceKeys.told, 'yesterday'],
  queryFn: async () => {
    const day = new Date((await toldServerNow()) - DAY).toISOString().slice(0, 10);
    return callApi((api, client) => api.racesOfDay(client, { day }));
  },
  staleTime: MINUTE,
});
