import { type QueryFunction, useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';

export interface FetchedTabProps {
  /** What the tab shows, for its key and for what is said where it could not be fetched: 'news'. */
  name: string;
  fetch: QueryFunction<ComponentType>;
  /** Stands in its place until it is there. */
  children: ReactNode;
}

/** A tab whose script is fetched once it is opened: most who see the front page open none. */
export function FetchedTab({ name, fetch, children }: FetchedTabProps) {
  const script = useQuery({
    queryKey: ['front page', name],
    queryFn: fetch,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (anyFailed([script])) {
    return <QueryFailed title={`The ${name} could not be loaded`} queries={[script]} />;
  }
  const { data: Content } = script;
  return Content ? <Content /> : children;
}
