import { AgainstTheLineSkeleton, Skeleton, Stack, StatTiles, VisuallyHidden } from '@furlong/ui';

const counted = ['Runs', 'Strike rate', 'First three', 'Earnings'];

/** The shape of the figures while they are on their way. */
export function StatisticsLoading() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Your statistics are loading.</VisuallyHidden>
      <Stack gap="xlarge">
        <Stack gap="medium">
          <AgainstTheLineSkeleton />
          <StatTiles
            label="All runs in figures"
            tiles={counted.map((label) => ({ label, value: null, detail: null }))}
          />
        </Stack>
        <Stack gap="small">
          <Skeleton width="10rem" height="2rem" />
          <Skeleton width="100%" height="20rem" />
        </Stack>
        <Stack gap="small">
          <Skeleton width="10rem" height="2rem" />
          <Skeleton width="100%" height="18rem" />
        </Stack>
      </Stack>
    </div>
  );
}
