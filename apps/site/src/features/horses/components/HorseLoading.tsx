import { Card, HorseHeroSkeleton, Skeleton, Stack, VisuallyHidden } from '@furlong/ui';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { TableLoading } from '../../../shared/page/TableLoading.tsx';

/** Holds the place of a page about one horse that is on its way, in its shape. */
export function HorseLoading() {
  return (
    <div aria-busy="true">
      <PageHead title="Horse" description="The horse is loading." />
      <VisuallyHidden>The horse is loading.</VisuallyHidden>
      <Stack gap="xlarge">
        <HorseHeroSkeleton />
        <TableLoading heading="9rem" rows={1} />
        <Stack gap="small">
          <Skeleton width="6rem" height="2rem" />
          <Card>
            <Skeleton height="17rem" />
          </Card>
        </Stack>
        <TableLoading heading="5rem" rows={9} />
      </Stack>
    </div>
  );
}
