import type { QueryClient } from '@tanstack/react-query';
import type { RequestHandler } from 'msw';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Site } from '../app/App.tsx';
import { createQueryClient } from '../shared/api/queryClient.ts';
import type { MockBackendState } from './game.ts';
import type { Player } from './players.ts';

export interface PageStoryProps {
  /** Where in the site the story begins, such as '/races/future-races'. */
  path: string;
  /** Who is signed in; null for a visitor. */
  player: Player | null;
  /** What the backend knows when the story begins. */
  game: MockBackendState;
  /** Requests that are answered in another way than from the game. */
  handlers: () => RequestHandler[];
  /**
   * For a story that looks into the cache.
   * @default a cache of its own
   */
  queryClient?: QueryClient;
}

/** Asks a second time at once, where a player's browser would leave the backend a second. */
function withoutRetryDelay(cache: QueryClient) {
  const { queries, mutations } = cache.getDefaultOptions();
  const retryDelay = 0;
  cache.setDefaultOptions({
    queries: { ...queries, retryDelay },
    mutations: { ...mutations, retryDelay },
  });
  return cache;
}

/** The whole site at one of its addresses; `pageStoryMeta` mocks the network below it. */
export function PageStory({ path, queryClient }: PageStoryProps) {
  const [cache] = useState(() => queryClient ?? withoutRetryDelay(createQueryClient()));
  return (
    <MemoryRouter initialEntries={[path]}>
      <Site queryClient={cache} />
      <Address />
    </MemoryRouter>
  );
}

/** Where the story has come to: its router has no address bar. */
function Address() {
  const { pathname, search } = useLocation();
  return <output hidden>{pathname + search}</output>;
}
