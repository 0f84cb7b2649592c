import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { SkeletonRow } from '../../../primitives/Skeleton/SkeletonRow';
import * as styles from './DivisionCard.css';

/** The shape of a division while it is on its way. */
export function DivisionCardSkeleton() {
  return (
    <div className={styles.root}>
      <div>
        <Skeleton width="9rem" height="1.5rem" />
        <Skeleton width="min(14rem, 90%)" height="1.25rem" />
      </div>
      <div className={styles.first}>
        <SkeletonRow
          picture="56px"
          title={{ width: '9rem', height: '1.25rem' }}
          detail={{ width: '7rem' }}
        />
      </div>
      <div className={styles.list}>
        <Skeleton width="min(15rem, 95%)" height="2.25rem" />
        <Skeleton width="min(12rem, 90%)" height="2.25rem" />
      </div>
    </div>
  );
}
