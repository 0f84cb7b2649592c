import type { ListedSession } from '@furlong/backend';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { trainingApi } from '../../shared/api/domains.ts';
import { firstPage, keyAfterPage } from '../../shared/api/keyAfterPage.ts';
import { stableKeys } from '../stable/index.ts';

const pageSize = 20;

/** The programmes with their prices. */
export const programmesQuery = queryOptions({
  queryKey: ['training', 'programmes'] as const,
  queryFn: () => callApi(trainingApi, (api, client) => api.trainingProgrammes(client)),
});

/** What the player's horses have done in the last 28 days. */
export const recentWorkQuery = (playerId: string) =>
  queryOptions({
    queryKey: [...stableKeys.training(playerId), 'work'] as const,
    queryFn: () => callApi(trainingApi, (api, client) => api.myRecentWork(client)),
  });

/** The sessions of the player's stable, the newest first, page by page. */
export const sessionsQuery = (playerId: string) =>
  infiniteQueryOptions({
    queryKey: [...stableKeys.training(playerId), 'sessions'] as const,
    initialPageParam: firstPage<ListedSession>(),
    queryFn: ({ pageParam }) =>
      callApi(trainingApi, (api, client) =>
        api.myTrainingSessions(client, { after: pageParam, limit: pageSize }),
      ),
    getNextPageParam: (page) => keyAfterPage(page, pageSize),
  });
