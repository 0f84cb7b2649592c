import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import * as rankColumn from '../../horses/RankedName/rankColumn.css';
import * as styles from './LeaderboardTable.css';

/** The shape of the standings while they are on their way. */
export function LeaderboardTableSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton width="12rem" height="1.25rem" />
      {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
        <div key={row} className={rankColumn.awaited}>
          <Skeleton width="1.25rem" height="1.25rem" />
          <Skeleton width="36px" height="36px" />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
