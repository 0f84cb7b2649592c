import type { FirstVisitStep, Overview } from '@furlong/backend';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { stableKeys } from '../stable/index.ts';

interface Request {
  /** The server does what comes with the same id once, however often it is sent. */
  requestId: string;
}

/** Leaves a step of the first visit: it is not shown again, on no device. */
export const leaveStepMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (leaving: { step: FirstVisitStep } & Request) =>
      callApi((api, client) => api.leaveFirstVisitStep(client, leaving)),
    // What comes next is known at once, and asked for as well.
    onSuccess: (_answer, { step }, _before, { client }) =>
      client.setQueryData<Overview>(stableKeys.overview(playerId), (overview) =>
        overview?.firstVisit === step
          ? { ...overview, firstVisit: step === 'name' ? 'race' : null }
          : overview,
      ),
    onSettled: (_answer, _error, _leaving, _before, { client }) =>
      void client.invalidateQueries({ queryKey: stableKeys.overview(playerId) }),
  });
