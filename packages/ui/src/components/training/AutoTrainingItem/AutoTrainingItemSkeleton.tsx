import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { SkeletonRow } from '../../../primitives/Skeleton/SkeletonRow';
import * as styles from './AutoTrainingItem.css';

/** The shape of a horse in auto-training while it is on its way. */
export function AutoTrainingItemSkeleton() {
  return (
    <div className={styles.root}>
      <div className={styles.horse}>
        <SkeletonRow
          picture="64px"
          title={{ width: '50%', height: '1.25rem' }}
          detail={{ width: '80%' }}
        />
      </div>
      <Skeleton width="9rem" height="2.25rem" />
    </div>
  );
}
