import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { seasonApi } from '../../shared/api/domains.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { seasonKeys } from './queries.ts';

/** The player has read how a season ended: the dashboard does not tell it again. */
export const seeSeasonTurnMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (read: { season: number }) =>
      callApi(seasonApi, (api, client) => api.seeSeasonTurn(client, read)),
    onSettled: (_done, _error, _read, _before, { client }) =>
      invalidate(client, [seasonKeys.turn(playerId)]),
  });
