import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import * as styles from './LiveRaceCard.css';

/** The shape of a live race's card while the race is on its way. */
export function LiveRaceCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Skeleton width="6rem" height="1.375rem" />
        <Skeleton width="7rem" />
      </div>
      <Skeleton width="65%" height="1.25rem" />
      <Skeleton height="2.25rem" />
      <Skeleton height="2.75rem" />
    </div>
  );
}
