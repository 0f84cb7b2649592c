import type { ProgrammeId } from '@furlong/game/rules';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { stableKeys } from '../stable/index.ts';

interface TrainingRequest {
  horseId: string;
  programme: ProgrammeId;
  /** The server begins a session with the same id once, however often it is sent. */
  requestId: string;
}

/** Sends a horse of the player's to a training session. */
export const startTrainingMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (request: TrainingRequest) =>
      callApi((api, client) => api.startTraining(client, request)),
    // Without an answer the session may have begun all the same.
    onSettled: (_session, _error, _request, _before, { client }) => {
      const changed = [
        stableKeys.horses(playerId),
        stableKeys.purses(playerId),
        stableKeys.training(playerId),
      ];
      for (const queryKey of changed) void client.invalidateQueries({ queryKey });
    },
  });
