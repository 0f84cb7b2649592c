import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { SkeletonRow } from '../../../primitives/Skeleton/SkeletonRow';
import { Stack } from '../../../primitives/Stack/Stack';
import { wrappingRow } from '../../../theme/wrappingRow.css';
import * as styles from './HorseCard.css';

/** The shape of a horse card while the horse is on its way. */
export function HorseCardSkeleton() {
  return (
    <div className={styles.root}>
      <div className={wrappingRow}>
        <SkeletonRow
          picture="48px"
          title={{ width: '70%', height: '1.25rem' }}
          detail={{ width: '45%' }}
        />
        <Skeleton width="2.5rem" height="2.25rem" />
      </div>
      <Skeleton height="2.25rem" />
      <Stack gap="xsmall">
        <Skeleton />
        <Skeleton />
      </Stack>
      <Skeleton height="2.75rem" />
    </div>
  );
}
