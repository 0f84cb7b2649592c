import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { PortraitHeadSkeleton } from '../../horses/HorsePortrait/PortraitHeadSkeleton';
import * as styles from './SaleCard.css';

/** The shape of a sale card while the horse is on its way. */
export function SaleCardSkeleton() {
  return (
    <div className={styles.root}>
      <PortraitHeadSkeleton />
      <div className={styles.skeleton}>
        <Skeleton width="60%" height="1.25rem" />
        <Skeleton width="40%" height="0.875rem" />
        <Skeleton height="2.25rem" />
        <Skeleton width="70%" height="0.875rem" />
        <div className={styles.skeletonTerms}>
          <Skeleton width="6rem" height="2.75rem" />
          <Skeleton width="4rem" height="2.75rem" />
        </div>
        <Skeleton height="2.75rem" />
      </div>
    </div>
  );
}
