import { MonthCalendarSkeleton, Skeleton, Stack, VisuallyHidden } from '@furlong/ui';

/** The shape of the month while it is on its way. */
export function CalendarLoading() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Your calendar is loading.</VisuallyHidden>
      <Stack gap="medium">
        <Skeleton width="14rem" height="2.75rem" />
        <Skeleton width="20rem" height="4.25rem" />
        <Skeleton width="8rem" height="2.75rem" />
        <MonthCalendarSkeleton />
      </Stack>
    </div>
  );
}
