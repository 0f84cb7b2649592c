import type { AtPlay } from '@furlong/backend';
import { MINUTE } from '@furlong/game/rules';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { limitsApi } from '../../shared/api/domains.ts';
import { playerKey } from '../../shared/api/playerKey.ts';

/** How long the player has been at play; `remindedAt` grows with each reminder, 0 before the first. */
export type Counted = AtPlay & { remindedAt: number };

/**
 * Tells the server once a minute, while the page is seen, that the player is at play. A hidden page asks nothing,
 * and what the server has counted is the time.
 */
export const atPlayQuery = (playerId: string) => {
  const queryKey = [...playerKey(playerId), 'at play'] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ client }): Promise<Counted | null> => {
      const before = client.getQueryData<Counted | null>(queryKey)?.remindedAt ?? 0;
      const time = await callApi(limitsApi, (api, backend) => api.notePlay(backend));
      return time && { ...time, remindedAt: before + (time.reminds ? 1 : 0) };
    },
    refetchInterval: MINUTE,
    staleTime: MINUTE,
    retry: false,
  });
};
