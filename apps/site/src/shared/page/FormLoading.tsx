import { Card, Skeleton, Stack } from '@furlong/ui';

/** What waits where a form is going to be: a line for each of its parts, and the button. */
export function FormLoading({ lines = 1 }: { lines?: number }) {
  return (
    <Card>
      <Stack gap="medium">
        {Array.from({ length: lines }, (_, line) => (
          // Nothing tells them apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name.
          <Skeleton key={line} height="4rem" />
        ))}
        <Skeleton width="12rem" height="2.75rem" />
      </Stack>
    </Card>
  );
}
