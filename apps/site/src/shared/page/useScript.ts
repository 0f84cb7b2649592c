import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';

export interface Script<Props> {
  /** Of the cache: one a component. */
  name: string;
  fetch: () => Promise<ComponentType<Props>>;
  /** Whether it is wanted. */
  enabled: boolean;
}

/** A component whose script is fetched once it is wanted, and again where it could not be had. */
export function useScript<Props>({
  name,
  fetch,
  enabled,
}: Script<Props>): UseQueryResult<ComponentType<Props>> {
  return useQuery({
    queryKey: ['script', name],
    queryFn: fetch,
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
