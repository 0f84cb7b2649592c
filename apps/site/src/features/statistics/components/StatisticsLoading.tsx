import {
  AgainstTheLineSkeleton,
  Card,
  Skeleton,
  Stack,
  StatTiles,
  VisuallyHidden,
} from '@furlong/ui';
import { TableLoading } from '../../../shared/page/TableLoading.tsx';

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
        <TableLoading heading="10rem" rows={6} />
        <Stack gap="small">
          <Skeleton width="10rem" height="2rem" />
          <Card>
            <Skeleton height="15rem" />
          </Card>
        </Stack>
      </Stack>
    </div>
  );
}
