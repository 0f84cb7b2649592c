import type { ComponentType, ReactNode } from 'react';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { useScript } from '../../../shared/page/useScript.ts';

export interface FetchedTabProps {
  /** What the tab shows, for what is said where it could not be fetched: 'news'. */
  name: string;
  fetch: () => Promise<ComponentType>;
  /** Stands in its place until it is there. */
  children: ReactNode;
}

/** A tab whose script is fetched once it is opened: most who see the front page open none. */
export function FetchedTab({ name, fetch, children }: FetchedTabProps) {
  const script = useScript({ name, fetch, enabled: true });
  if (anyFailed([script])) {
    return <QueryFailed title={`The ${name} could not be loaded`} queries={[script]} />;
  }
  const { data: Content } = script;
  return Content ? <Content /> : children;
}
