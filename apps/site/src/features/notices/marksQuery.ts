import { MINUTE } from '@furlong/game/rules';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { noticesApi } from '../../shared/api/domains.ts';
import { marksKey } from '../../shared/api/playerKey.ts';

/** How much is new for the player, all in one read; null for who has no stable. Every page of an owner's asks it. */
export const marksQuery = (playerId: string) =>
  queryOptions({
    queryKey: marksKey(playerId),
    queryFn: () => callApi(noticesApi, (api, client) => api.myMarks(client)),
    refetchInterval: MINUTE,
  });
