import { Skeleton, Stack, VisuallyHidden } from '@furlong/ui';

/** The shape of the month while it is on its way. */
export function CalendarLoading() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Your calendar is loading.</VisuallyHidden>
      <Stack gap="medium">
        <Skeleton width="14rem" height="2.5rem" />
        <Skeleton width="16rem" height="2.75rem" />
        <Skeleton width="100%" height="32rem" />
      </Stack>
    </div>
  );
}
