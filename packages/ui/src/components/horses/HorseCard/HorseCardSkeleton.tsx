import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { Stack } from '../../../primitives/Stack/Stack';
import { PortraitHeadSkeleton } from '../HorsePortrait/PortraitHeadSkeleton';
import * as styles from './HorseCard.css';

/** The shape of a horse card while the horse is on its way. */
export function HorseCardSkeleton() {
  return (
    <div className={styles.root}>
      <PortraitHeadSkeleton />
      <Stack gap="xsmall">
        <Skeleton width="50%" height="1.25rem" />
        <Skeleton width="40%" height="0.875rem" />
        <Skeleton width="75%" height="0.875rem" />
      </Stack>
      <Skeleton height="2.25rem" />
      <Stack gap="xsmall">
        <Skeleton height="0.875rem" />
        <Skeleton height="0.875rem" />
      </Stack>
      <Stack gap="small">
        <Skeleton width="65%" height="1.125rem" />
        <Skeleton width="55%" height="0.875rem" />
        <Skeleton width="60%" height="0.875rem" />
      </Stack>
    </div>
  );
}
