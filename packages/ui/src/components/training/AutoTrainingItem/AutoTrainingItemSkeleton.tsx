import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import * as styles from './AutoTrainingItem.css';

/** The shape of a horse in auto-training while it is on its way. */
export function AutoTrainingItemSkeleton() {
  return (
    <div className={styles.root}>
      <div className={styles.horse}>
        <Skeleton width="48px" height="48px" />
        <div className={styles.content}>
          <div className={styles.skeleton}>
            <Skeleton width="50%" height="1.25rem" />
            <Skeleton width="80%" />
          </div>
        </div>
      </div>
      <Skeleton width="9rem" height="2.25rem" />
    </div>
  );
}
