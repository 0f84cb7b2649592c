import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import * as styles from './GoalList.css';

const rows = ['first', 'second', 'third'];

/** The shape of three goals while they are on their way. */
export function GoalListSkeleton() {
  return (
    <div className={styles.list}>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="2.75rem" height="2.75rem" />
          <div className={styles.words}>
            <Skeleton width="8rem" height="1.375rem" />
            <Skeleton width="90%" />
          </div>
        </div>
      ))}
    </div>
  );
}
