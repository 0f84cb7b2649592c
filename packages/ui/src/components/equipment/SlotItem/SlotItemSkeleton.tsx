import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { SkeletonRow } from '../../../primitives/Skeleton/SkeletonRow';
import * as styles from './SlotItem.css';

/** The shape of a piece of equipment while it is on its way. */
export function SlotItemSkeleton() {
  return (
    <div className={styles.root}>
      <div className={styles.item}>
        <SkeletonRow picture="2.5rem" title={{ width: '60%' }} detail={{ width: '30%' }} />
      </div>
      <Skeleton width="5rem" height="2.25rem" />
    </div>
  );
}
