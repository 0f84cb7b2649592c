import type { QueryClient } from '@tanstack/react-query';
import { findPage } from './routes.ts';

/** Begins to fetch the script of the page at a path. */
export function preloadScript(pathname: string) {
  // A failure here is no failure yet: the page itself loads again and then says so.
  findPage(pathname)
    ?.page.load()
    .catch(() => undefined);
}

/**
 * Begins to fetch the page at a path, its script and its data, before a link to it is
 * followed. What is fresh in the cache, or on its way, is not fetched again.
 * @param playerId empty for a visitor
 */
export function prefetch(pathname: string, queries: QueryClient, playerId: string) {
  const found = findPage(pathname);
  if (found === undefined) return;
  const { page, params } = found;
  page.load().catch(() => undefined);
  page.prefetch?.(queries, { params, playerId }).catch(() => undefined);
}
