import { Skeleton } from '@furlong/ui';

/** The shape of a cup while those of the stable are on their way. */
export function TrophiesLoading() {
  return <Skeleton width="8.5rem" height="12rem" />;
}
