import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Params = Readonly<Record<string, string | undefined>>;

/** Fills the cache with what a page asks for. */
type Prefetch = (
  queries: QueryClient,
  /** `playerId` is empty for a visitor. */
  target: { params: Params; playerId: string },
) => Promise<unknown>;

export interface Page<Props extends object = object> {
  path: string;
  Page: LazyExoticComponent<ComponentType<Props>>;
  /** Fetches the page's script; calling it again costs nothing. */
  load: () => Promise<unknown>;
  prefetch: Prefetch | undefined;
}

/** A page of the site, whose script is fetched when it is wanted. */
export function page<Props extends object>(
  path: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  prefetch?: Prefetch,
): Page<Props> {
  return { path, Page: lazy(load), load, prefetch };
}
