import { Skeleton, Stack } from '@furlong/ui';
import { PageHead } from './PageHead.tsx';

/** Holds the place of a page about one horse, or one stable, that is on its way. */
export function SubjectLoading({ subject }: { subject: 'horse' | 'stable' }) {
  const title = subject === 'horse' ? 'Horse' : 'Stable';
  return (
    <Stack gap="large">
      <PageHead title={title} description={`The ${subject} is loading.`} />
      <Stack gap="small">
        <Skeleton width="18rem" height="2.5rem" />
        <Skeleton width="12rem" height="1.5rem" />
      </Stack>
      <Skeleton height="8rem" />
      <Skeleton height="60rem" />
    </Stack>
  );
}
