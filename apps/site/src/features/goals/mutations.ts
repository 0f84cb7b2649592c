import type { FirstStep, SeasonGoal } from '@furlong/game/rules';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { goalsApi } from '../../shared/api/domains.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { goalsKey } from '../../shared/goals/goalsQuery.ts';
import { stableKeys } from '../stable/index.ts';

interface Request {
  /** The server does what comes with the same id once, however often it is sent. */
  requestId: string;
}

/** Chooses a goal of this season. */
export const chooseGoalMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (choice: { goal: SeasonGoal } & Request) =>
      callApi(goalsApi, (api, client) => api.chooseGoal(client, choice)),
    onSettled: (_target, _error, _choice, _before, { client }) =>
      invalidate(client, [goalsKey(playerId)]),
  });

/** Takes the credits for what was reached. */
export const takeGoalMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (taking: { season: number; goal: FirstStep | SeasonGoal } & Request) =>
      callApi(goalsApi, (api, client) => api.takeGoal(client, taking)),
    onSettled: (_credits, _error, _taking, _before, { client }) =>
      invalidate(client, [
        goalsKey(playerId),
        stableKeys.wallets(playerId),
        stableKeys.money(playerId),
      ]),
  });
