import type { ProfilePart } from '@furlong/game/rules';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { profilesApi } from '../../shared/api/domains.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { profileKeys } from './queries.ts';

export interface ChangedProfile {
  stableId: string;
  /** Empty for nothing. */
  about: string;
  shows: readonly ProfilePart[];
}

/** What the player's stable says of itself, and which parts others read. */
export const changeProfileMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (profile: ChangedProfile & { requestId: string }) =>
      callApi(profilesApi, (api, client) => api.changeProfile(client, profile)),
    onSettled: (_answer, _error, { stableId }, _before, { client }) =>
      invalidate(client, [profileKeys.mine(playerId), profileKeys.of(stableId)]),
  });
