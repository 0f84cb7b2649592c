import type { EntryAhead } from '@furlong/backend';
import { MINUTE } from '@furlong/game/rules';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { progressInterval } from '../../shared/races/polling.ts';
import { serverNow } from '../../shared/time/clock.ts';

/**
 * The entries of a horse or of a stable for races not yet settled; asked for again at the off of the
 * next, and when its last runner is home. An entry that is gone was settled, and what its race changed
 * is asked for again as well.
 *
 * @param queryKey of this query, which begins with `changed`
 * @param changed the key that begins those of all that a race changes
 */
export const aheadQuery = (
  of: { horseId: string } | { stableId: string },
  { queryKey, changed }: { queryKey: QueryKey; changed: QueryKey },
) =>
  queryOptions({
    queryKey,
    queryFn: async ({ client }) => {
      const before = client.getQueryData<EntryAhead[]>(queryKey) ?? [];
      const ahead = await callApi((api, backend) => api.entriesAhead(backend, of));
      if (before.some(({ id }) => ahead.every((entry) => entry.id !== id))) {
        invalidate(client, [changed], { but: queryKey });
      }
      return ahead;
    },
    refetchInterval: ({ state: { data: [next] = [] } }) =>
      next ? Math.min(MINUTE, progressInterval(next.race, serverNow()) || MINUTE) : false,
  });
