import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { profilesApi } from '../../shared/api/domains.ts';
import { playerKey } from '../../shared/api/playerKey.ts';

export const profileKeys = {
  of: (stableId: string) => ['profiles', stableId] as const,
  mine: (playerId: string) => [...playerKey(playerId), 'profile'] as const,
};

/** What anybody reads of a stable; null where there is none. */
export const stableProfileQuery = (stableId: string) =>
  queryOptions({
    queryKey: profileKeys.of(stableId),
    queryFn: () => callApi(profilesApi, (api, client) => api.stableProfile(client, { stableId })),
  });

/** The player's own words, and which parts others read. */
export const myProfileQuery = (playerId: string) =>
  queryOptions({
    queryKey: profileKeys.mine(playerId),
    queryFn: () => callApi(profilesApi, (api, client) => api.myProfile(client)),
  });
