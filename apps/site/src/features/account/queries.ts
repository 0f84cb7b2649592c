import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { playerKey } from '../../shared/api/playerKey.ts';

/** What the player is called, and what others read of it. */
export const myOwnerNameQuery = (playerId: string) =>
  queryOptions({
    queryKey: [...playerKey(playerId), 'owner name'] as const,
    queryFn: () => callApi((api, client) => api.myOwnerName(client)),
  });
