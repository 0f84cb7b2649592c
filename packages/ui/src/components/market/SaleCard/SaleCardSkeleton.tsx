import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import * as styles from './SaleCard.css';

/** The shape of a sale card while the horse is on its way. */
export function SaleCardSkeleton() {
  return (
    <div className={styles.root}>
      <Skeleton height="8.5rem" />
      <div className={styles.skeleton}>
        <Skeleton width="9rem" height="1.25rem" />
        <Skeleton width="7rem" />
      </div>
      <Skeleton height="2.25rem" />
      <Skeleton width="70%" />
      <div className={styles.skeletonTerms}>
        <Skeleton width="6rem" height="1.75rem" />
        <Skeleton width="4rem" height="1.75rem" />
      </div>
      <Skeleton height="2.75rem" />
    </div>
  );
}
