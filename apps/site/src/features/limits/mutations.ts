import type { LimitKind, PauseDays } from '@furlong/game/rules';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { limitsApi } from '../../shared/api/domains.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { stableKeys } from '../stable/index.ts';
import { limitsKey } from './queries.ts';

/** A limit as it is to be; null for none. */
export interface NewLimit {
  kind: LimitKind;
  amount: number | null;
}

/** Sets a limit; answers from when it holds, ms. Without an answer it may hold all the same. */
export const setLimitMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (limit: NewLimit & { requestId: string }): Promise<number> =>
      callApi(limitsApi, (api, client) => api.setLimit(client, limit)),
    onSettled: (_at, _error, _limit, _before, { client }) =>
      invalidate(client, [limitsKey(playerId)]),
  });

/** Pauses play; answers until when, ms. Horses leave the auto-trainer, and boxes cost less. */
export const pausePlayMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (pause: { days: PauseDays; requestId: string }): Promise<number> =>
      callApi(limitsApi, (api, client) => api.pausePlay(client, pause)),
    onSettled: (_until, _error, _pause, _before, { client }) =>
      invalidate(client, [
        limitsKey(playerId),
        stableKeys.training(playerId),
        stableKeys.boxes(playerId),
      ]),
  });
