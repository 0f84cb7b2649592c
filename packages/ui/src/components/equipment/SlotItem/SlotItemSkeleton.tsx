import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import * as styles from './SlotItem.css';

/** The shape of a piece of equipment while it is on its way. */
export function SlotItemSkeleton() {
  return (
    <div className={styles.root}>
      <div className={styles.item}>
        <Skeleton width="2.5rem" height="2.5rem" />
        <div className={styles.content}>
          <div className={styles.skeleton}>
            <Skeleton width="60%" />
            <Skeleton width="30%" />
          </div>
        </div>
      </div>
      <Skeleton width="5rem" height="2.25rem" />
    </div>
  );
}
