import { type Silks, silksLook } from '@furlong/game/rules';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { playerKey } from '../../shared/api/playerKey.ts';

/** Whether the player's stable could race in these colours. */
export const availableQuery = (playerId: string, silks: Silks) =>
  queryOptions({
    queryKey: [...playerKey(playerId), 'silks available', silksLook(silks)],
    queryFn: () => callApi((api, client) => api.silksAvailable(client, { silks })),
  });
