import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import * as styles from './AgainstTheLine.css';

/** Holds the place of how a stable does while it is counted. */
export function AgainstTheLineSkeleton() {
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <Skeleton width="90%" height="3.25rem" />
        <Skeleton width="100%" height="2.75rem" />
        <Skeleton width="10rem" height="2.75rem" />
      </div>
      <div className={styles.range}>
        <Skeleton width="100%" height="5rem" />
      </div>
    </div>
  );
}
