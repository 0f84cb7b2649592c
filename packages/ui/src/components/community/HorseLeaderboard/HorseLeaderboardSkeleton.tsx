import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import * as rankColumn from '../../horses/RankedName/rankColumn.css';
import * as styles from './HorseLeaderboard.css';

/** As wide as many a name, one a row. */
const names = ['11rem', '8rem', '10rem', '7rem', '9rem', '12rem', '8.5rem', '10.5rem'];

/** The shape of the faces, and of what is said beside each, while they are on their way. */
export function HorseLeaderboardSkeleton() {
  return (
    <div className={styles.skeleton}>
      {names.map((name) => {
        return (
          <div key={name} className={styles.awaited}>
            <span className={rankColumn.awaited}>
              <Skeleton width="1.75rem" height="1.5rem" />
              <Skeleton width="56px" height="56px" />
              <span className={styles.saidSoon}>
                <Skeleton width={name} height="1.125rem" />
                <Skeleton width="8rem" height="0.875rem" />
              </span>
            </span>
            <span className={styles.figures}>
              <Skeleton width="9rem" height="1.125rem" />
              <Skeleton width="2rem" height="1.125rem" />
              <Skeleton width="4rem" height="1.125rem" />
            </span>
          </div>
        );
      })}
    </div>
  );
}
