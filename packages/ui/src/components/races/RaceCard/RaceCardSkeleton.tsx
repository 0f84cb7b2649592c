import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import * as styles from './RaceCard.css';

/** The shape of a race card while the race is on its way. */
export function RaceCardSkeleton() {
  return (
    <div className={styles.root}>
      <div className={styles.badges}>
        <Skeleton width="4rem" height="1.375rem" />
        <Skeleton width="5rem" height="1.375rem" />
      </div>
      <Skeleton width="65%" height="1.25rem" />
      <Skeleton width="80%" />
      <Skeleton height="2.25rem" />
      <Skeleton height="2.25rem" />
      <Skeleton height="0.5rem" />
      <Skeleton height="2.75rem" />
    </div>
  );
}
