import { QueryClient } from '@tanstack/react-query';
import { forgetDrafts } from '../drafts.ts';
import { isRetryable } from './errorMessage.ts';
import { playersKey } from './playerKey.ts';

/**
 * The cache of what the backend answered: the site makes one, each page story its own. What is a
 * player's own has a key that begins with `playerKey`.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Offline is a state that a page shows; a paused query would load for ever.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && isRetryable(error),
        staleTime: 5_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** Drops everything that belonged to the player who has left. */
export function forgetPlayer(queryClient: QueryClient) {
  queryClient.removeQueries({ queryKey: playersKey });
  forgetDrafts();
}
