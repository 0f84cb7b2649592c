import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import * as styles from './PaperStory.css';

/** The shape of a story while it is on its way. */
export function PaperStorySkeleton() {
  return (
    <div className={styles.root}>
      <div className={styles.beside}>
        <div className={styles.picture}>
          <Skeleton height="100%" />
        </div>
        <div className={styles.words}>
          <Skeleton width="8rem" />
          <Skeleton width="70%" height="1.75rem" />
          <Skeleton width="90%" />
          <Skeleton width="12rem" height="2rem" />
          <Skeleton width="7rem" height="2.25rem" />
        </div>
      </div>
    </div>
  );
}
