import type { ActiveAutoOrder, PastAutoOrder } from '@furlong/backend';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { firstPage, keyAfterPage } from '../../shared/api/keyAfterPage.ts';
import { workInterval } from '../../shared/races/polling.ts';
import { serverNow } from '../../shared/time/clock.ts';
import { stableKeys } from '../stable/index.ts';

const pageSize = 20;

/** The programmes of the auto-trainer with their prices. */
export const autoProgrammesQuery = queryOptions({
  queryKey: ['training', 'auto programmes'] as const,
  queryFn: () => callApi((api, client) => api.autoTrainingProgrammes(client)),
});

/**
 * The player's horses that are in auto-training, the next session first; asked for again when one is due.
 * What a session that began has changed is asked for as well.
 */
export const autoOrdersQuery = (playerId: string) => {
  const queryKey = [...stableKeys.training(playerId), 'auto'] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ client }) => {
      const before = client.getQueryData<ActiveAutoOrder[]>(queryKey) ?? [];
      const orders = await callApi((api, backend) => api.myAutoTraining(backend));
      const moved = before.some(({ id, nextAt }) =>
        orders.some((order) => order.id === id && order.nextAt !== nextAt),
      );
      if (moved) {
        invalidate(client, [
          stableKeys.horses(playerId),
          stableKeys.purses(playerId),
          autoHistoryQuery(playerId).queryKey,
        ]);
      }
      return orders;
    },
    refetchInterval: ({ state: { data: [next] = [] } }) =>
      next === undefined ? false : workInterval(next.nextAt, serverNow()),
  });
};

/** What the auto-trainer did for the player's stable, the newest order first, page by page. */
export const autoHistoryQuery = (playerId: string) =>
  infiniteQueryOptions({
    queryKey: [...stableKeys.training(playerId), 'auto history'] as const,
    initialPageParam: firstPage<PastAutoOrder>(),
    queryFn: ({ pageParam }) =>
      callApi((api, client) =>
        api.myAutoTrainingHistory(client, { after: pageParam, limit: pageSize }),
      ),
    getNextPageParam: (page) => keyAfterPage(page, pageSize),
  });
