import { Skeleton, Stack } from '@furlong/ui';
import { TableLoading } from '../../../shared/page/TableLoading.tsx';

/** Holds the place of a jockey's page. */
export function JockeyLoading() {
  return (
    <Stack gap="xlarge">
      <Skeleton height="20rem" />
      <TableLoading heading="8rem" rows={2} />
      <TableLoading heading="9rem" rows={6} />
    </Stack>
  );
}
