import type { AskedRace } from '@furlong/game/rules';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { requestsApi } from '../../shared/api/domains.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { stableKeys } from '../stable/index.ts';
import { requestKeys } from './queries.ts';

/** A horse of the player's, and what of the price may come out of the wallet, in whole dollars. */
interface Paid {
  horseId: string;
  fromWallet: number;
  /** The server takes a request with the same id once, however often it is sent. */
  requestId: string;
}

// Without an answer it may have been done all the same.
const outdate = (client: QueryClient, playerId: string, raceRequestId: string | null) =>
  invalidate(client, [
    requestKeys.open,
    ...(raceRequestId === null ? [] : [requestKeys.one(raceRequestId)]),
    requestKeys.waiting(playerId),
    stableKeys.wallets(playerId),
    stableKeys.activity(playerId),
    // What comes back may pay what they still cost.
    stableKeys.boxes(playerId),
  ]);

/** Asks for a race with a horse of the player's. */
export const requestRaceMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (request: Paid & { asked: AskedRace; amongClub: boolean }) =>
      callApi(requestsApi, (api, client) => api.requestRace(client, request)),
    onSettled: (_done, _error, _request, _before, { client }) => outdate(client, playerId, null),
  });

/** Joins a request with a horse of the player's. */
export const joinRequestMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (request: Paid & { raceRequestId: string }) =>
      callApi(requestsApi, (api, client) => api.joinRaceRequest(client, request)),
    onSettled: (_done, _error, { raceRequestId }, _before, { client }) =>
      outdate(client, playerId, raceRequestId),
  });

/** Takes a horse of the player's out of a request. */
export const leaveRequestMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (request: Omit<Paid, 'fromWallet'> & { raceRequestId: string }) =>
      callApi(requestsApi, (api, client) => api.leaveRaceRequest(client, request)),
    onSettled: (_done, _error, { raceRequestId }, _before, { client }) =>
      outdate(client, playerId, raceRequestId),
  });
