import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Outdates what lies under the keys: what a page shows of it is asked for again at once. */
export function invalidate(client: QueryClient, keys: readonly QueryKey[]) {
  for (const queryKey of keys) void client.invalidateQueries({ queryKey });
}
