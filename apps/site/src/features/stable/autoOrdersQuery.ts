import type { ActiveAutoOrder } from '@furlong/backend';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { trainingApi } from '../../shared/api/domains.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { workInterval } from '../../shared/races/polling.ts';
import { serverNow } from '../../shared/time/clock.ts';
import { stableKeys } from './queries.ts';

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
      const orders = await callApi(trainingApi, (api, backend) => api.myAutoTraining(backend));
      const moved = before.some(({ id, nextAt }) =>
        orders.some((order) => order.id === id && order.nextAt !== nextAt),
      );
      if (moved) {
        invalidate(client, [
          stableKeys.horses(playerId),
          stableKeys.wallets(playerId),
          stableKeys.autoHistory(playerId),
        ]);
      }
      return orders;
    },
    refetchInterval: ({ state: { data: [next] = [] } }) =>
      next === undefined ? false : workInterval(next.nextAt, serverNow()),
  });
};
