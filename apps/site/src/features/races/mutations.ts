import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { stableKeys } from '../stable/index.ts';
import { raceKeys } from './queries.ts';

interface WithdrawalRequest {
  horseId: string;
  raceId: string;
  /** The server takes a withdrawal with the same id once, however often it is sent. */
  requestId: string;
}

/** Takes an entry of the player's back. */
export const withdrawEntryMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (request: WithdrawalRequest) =>
      callApi((api, client) => api.withdrawEntry(client, request)),
    // Without an answer it may have been done all the same.
    onSettled: (_entry, _error, { raceId }, _before, { client }) => {
      for (const queryKey of [...stableKeys.ofEntry(playerId), ...raceKeys.ofEntry(raceId)]) {
        void client.invalidateQueries({ queryKey });
      }
    },
  });
