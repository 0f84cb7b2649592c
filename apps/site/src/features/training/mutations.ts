import type { AutoTrainingRequest, SentHorse } from '@furlong/backend';
import type { ProgrammeId } from '@furlong/game/rules';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { trainingApi } from '../../shared/api/domains.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { autoOrdersQuery, stableKeys } from '../stable/index.ts';
import { autoHistoryQuery } from './autoQueries.ts';

interface TrainingRequest {
  horseId: string;
  programme: ProgrammeId;
  /** What of the price may come out of the wallet, whole dollars. */
  fromWallet: number;
  /** The server begins a session with the same id once, however often it is sent. */
  requestId: string;
}

/** Sends a horse of the player's to a training session. */
export const startTrainingMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (request: TrainingRequest) =>
      callApi(trainingApi, (api, client) => api.startTraining(client, request)),
    // Without an answer the session may have begun all the same.
    onSettled: (_session, _error, _request, _before, { client }) => {
      invalidate(client, [
        stableKeys.horses(playerId),
        stableKeys.wallets(playerId),
        stableKeys.training(playerId),
      ]);
    },
  });

/** What an order that begins or ends changes: no horse is at work by it, and nothing is paid. */
const orderKeys = (playerId: string) => [
  autoOrdersQuery(playerId).queryKey,
  autoHistoryQuery(playerId).queryKey,
];

/** Puts a horse of the player's into auto-training. */
export const startAutoTrainingMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (request: AutoTrainingRequest) =>
      callApi(trainingApi, (api, client) => api.startAutoTraining(client, request)),
    onSettled: (_order, _error, _request, _before, { client }) => {
      invalidate(client, orderKeys(playerId));
    },
  });

/** Takes a horse of the player's out of auto-training. */
export const stopAutoTrainingMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (request: { horseId: string; requestId: string }) =>
      callApi(trainingApi, (api, client) => api.stopAutoTraining(client, request)),
    onSettled: (_order, _error, _request, _before, { client }) => {
      invalidate(client, orderKeys(playerId));
    },
  });

interface ManySessions {
  sessions: readonly { horseId: string; programme: ProgrammeId }[];
  /** Whole dollars: what the player saw, and the most that is taken. */
  budget: number;
  /** What of it may come out of the wallet. */
  fromWallet: number;
}

/** Sends many horses of the player's to work at once; `onSent` is told what became of each. */
export const trainManyMutation = (playerId: string, onSent: (sent: readonly SentHorse[]) => void) =>
  mutationOptions({
    mutationFn: (request: ManySessions & { requestId: string }) =>
      callApi(trainingApi, (api, client) => api.trainHorses(client, request)),
    onSuccess: onSent,
    // Without an answer the sessions may have begun all the same.
    onSettled: (_sent, _error, _request, _before, { client }) => {
      invalidate(client, [
        stableKeys.horses(playerId),
        stableKeys.wallets(playerId),
        stableKeys.training(playerId),
      ]);
    },
  });
