import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import * as styles from './Meeting.css';
import * as raceStyles from './MeetingRace.css';

/** The shape of a meeting while its races are on their way. */
export function MeetingSkeleton() {
  return (
    <div className={styles.root} data-one-ground>
      <div className={styles.head}>
        <Skeleton width="5.5rem" height="2.75rem" />
        <div className={styles.words}>
          <Skeleton width="9rem" height="1.5rem" />
          <Skeleton width="14rem" height="1.25rem" />
        </div>
      </div>
      <div className={styles.rows}>
        {['first', 'second', 'third', 'fourth'].map((row) => (
          <div key={row} className={styles.item}>
            <div className={raceStyles.row}>
              <Skeleton width="2.5rem" height="1.25rem" />
              <div className={raceStyles.names}>
                <Skeleton width="11rem" height="1.25rem" />
                <Skeleton width="8rem" height="1.25rem" />
              </div>
              <div className={raceStyles.foot}>
                <div className={raceStyles.facts}>
                  <Skeleton width="4rem" height="1.375rem" />
                  <Skeleton width="4rem" height="1.25rem" />
                  <Skeleton width="4rem" height="1.25rem" />
                </div>
                <div className={raceStyles.state}>
                  <Skeleton width="4rem" height="1.25rem" />
                </div>
                <div className={raceStyles.actions}>
                  <Skeleton width="6.5rem" height="36px" />
                </div>
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
