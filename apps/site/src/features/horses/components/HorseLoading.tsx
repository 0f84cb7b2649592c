import { Card, Inline, Skeleton, Stack, VisuallyHidden } from '@furlong/ui';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { TableLoading } from '../../../shared/page/TableLoading.tsx';
import * as styles from '../HorsePage.css.ts';

/** How wide a horse's facts are. */
const facts = ['9rem', '4.5rem', '2rem', '5rem', '3rem', '5.5rem', '3.5rem'];

/** Holds the place of a page about one horse that is on its way, in its shape. */
export function HorseLoading() {
  return (
    <div aria-busy="true">
      <PageHead title="Horse" description="The horse is loading." />
      <VisuallyHidden>The horse is loading.</VisuallyHidden>
      <Stack gap="xlarge">
        <div className={styles.head}>
          <div className={styles.portrait}>
            <Skeleton height="100%" />
          </div>
          <Stack gap="medium">
            <Stack gap="xsmall">
              <Skeleton width="min(100%, 16rem)" height="2.75rem" />
              <Skeleton width="min(100%, 24rem)" />
            </Stack>
            <Inline gap="medium">
              {facts.map((fact) => (
                <Stack key={fact} gap="xxsmall">
                  <Skeleton width="3rem" height="0.75rem" />
                  <Skeleton width={fact} height="1.25rem" />
                </Stack>
              ))}
            </Inline>
          </Stack>
        </div>
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
