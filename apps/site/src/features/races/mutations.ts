import type { RunningStyle } from '@furlong/game/rules';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { stableKeys } from '../stable/index.ts';
import { jockeyOrdersQuery, raceKeys } from './queries.ts';

interface EntryRequest {
  horseId: string;
  raceId: string;
  /** The server takes a request with the same id once, however often it is sent. */
  requestId: string;
}

/** Takes an entry of the player's back. */
export const withdrawEntryMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (request: EntryRequest) =>
      callApi((api, client) => api.withdrawEntry(client, request)),
    // Without an answer it may have been done all the same.
    onSettled: (_entry, _error, { raceId }, _before, { client }) => {
      invalidate(client, [
        ...stableKeys.ofEntry(playerId),
        ...raceKeys.ofEntry(playerId, raceId),
        // What comes back may pay what they still cost.
        stableKeys.boxes(playerId),
      ]);
    },
  });

/** Tells the jockey of an entry of the player's how to ride. */
export const giveOrdersMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (
      orders: { raceId: string; horseId: string; style: RunningStyle } & { requestId: string },
    ) => callApi((api, client) => api.giveOrders(client, orders)),
    onSuccess: (_done, { raceId, horseId, style }, _before, { client }) =>
      client.setQueryData(jockeyOrdersQuery(playerId, raceId).queryKey, (given) =>
        given === undefined ? given : new Map(given).set(horseId, style),
      ),
    // Without an answer they may have been given all the same.
    onSettled: (_done, _error, _orders, _before, { client }) => {
      void client.invalidateQueries({ queryKey: raceKeys.allOrders(playerId) });
    },
  });
