import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { Stack } from '../../../primitives/Stack/Stack';
import * as styles from './HorseCard.css';

/** The shape of a horse card while the horse is on its way. */
export function HorseCardSkeleton() {
  return (
    <div className={styles.root}>
      <Skeleton height="8.5rem" />
      <Stack gap="xsmall">
        <Skeleton width="70%" height="1.25rem" />
        <Skeleton width="45%" />
      </Stack>
      <Skeleton height="2.25rem" />
      <Stack gap="xsmall">
        <Skeleton />
        <Skeleton />
      </Stack>
      <Skeleton height="2.75rem" />
    </div>
  );
}
