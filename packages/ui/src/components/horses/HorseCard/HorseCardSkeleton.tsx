import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import * as styles from './HorseCard.css';

/** The shape of a horse card while the horse is on its way. */
export function HorseCardSkeleton() {
  return (
    <div className={styles.root}>
      <div className={styles.header}>
        <Skeleton width="48px" height="48px" />
        <div className={styles.identity}>
          <div className={styles.skeleton}>
            <Skeleton width="70%" height="1.25rem" />
            <Skeleton width="45%" />
          </div>
        </div>
        <Skeleton width="2.5rem" height="2.25rem" />
      </div>
      <Skeleton height="2.25rem" />
      <div className={styles.skeleton}>
        <Skeleton />
        <Skeleton />
      </div>
      <Skeleton height="2.75rem" />
    </div>
  );
}
