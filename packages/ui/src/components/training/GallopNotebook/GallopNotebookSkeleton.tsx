import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import * as styles from './GallopNotebook.css';

/** The shape of a notebook while it is on its way. */
export function GallopNotebookSkeleton() {
  return (
    <div className={styles.root}>
      <div className={styles.told}>
        <Skeleton width="70%" height="1.5rem" />
        <Skeleton width="45%" />
      </div>
      <Skeleton height="12rem" />
      <Skeleton height="8rem" />
    </div>
  );
}
