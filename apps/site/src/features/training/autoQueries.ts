import type { PastAutoOrder } from '@furlong/backend';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { trainingApi } from '../../shared/api/domains.ts';
import { firstPage, keyAfterPage } from '../../shared/api/keyAfterPage.ts';
import { stableKeys } from '../stable/index.ts';

const pageSize = 20;

/** The programmes of the auto-trainer with their prices. */
export const autoProgrammesQuery = queryOptions({
  queryKey: ['training', 'auto programmes'] as const,
  queryFn: () => callApi(trainingApi, (api, client) => api.autoTrainingProgrammes(client)),
});

/** What the auto-trainer did for the player's stable, the newest order first, page by page. */
export const autoHistoryQuery = (playerId: string) =>
  infiniteQueryOptions({
    queryKey: stableKeys.autoHistory(playerId),
    initialPageParam: firstPage<PastAutoOrder>(),
    queryFn: ({ pageParam }) =>
      callApi(trainingApi, (api, client) =>
        api.myAutoTrainingHistory(client, { after: pageParam, limit: pageSize }),
      ),
    getNextPageParam: (page) => keyAfterPage(page, pageSize),
  });
