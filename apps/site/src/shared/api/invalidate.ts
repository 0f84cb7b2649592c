import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * Outdates what lies under the keys: what a page shows of it is asked for again at once.
 * @param but the key of the query that finds out, which is not asked again for its own answer
 */
export function invalidate(
  client: QueryClient,
  keys: readonly QueryKey[],
  { but }: { but?: QueryKey } = {},
) {
  const predicate = ({ queryHash }: { queryHash: string }) =>
    but === undefined || queryHash !== hashKey(but);
  for (const queryKey of keys) void client.invalidateQueries({ queryKey, predicate });
}
