import { Skeleton, Stack } from '@furlong/ui';

/** What stands where a page will, while its script is fetched. */
export function PageLoading() {
  return (
    <div aria-busy="true">
      <Stack gap="large">
        <Skeleton width="16rem" height="2.5rem" />
        <Skeleton height="16rem" />
      </Stack>
    </div>
  );
}
