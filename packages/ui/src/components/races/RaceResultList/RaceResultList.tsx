import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import * as styles from './RaceResultList.css';
import { RaceResultRow, type RaceResultRowProps } from './RaceResultRow';

export interface RaceResultListProps {
  /** Newest first. */
  races: readonly (RaceResultRowProps & { raceId: string })[];
  /**
   * Shows the shape of the list while it is on its way.
   * @default false
   */
  loading?: boolean;
}

/** Finished races with winner, margin, second and time, each leading to its result. */
export function RaceResultList({ races, loading = false }: RaceResultListProps) {
  if (loading) return <RaceResultListSkeleton />;
  return (
    <div className={styles.root}>
      <Heads />
      <ol className={styles.list}>
        {races.map(({ raceId, ...race }) => (
          <li key={raceId} className={styles.item}>
            <RaceResultRow {...race} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What the columns hold, where there is room for them. */
function Heads() {
  return (
    <div className={styles.heads} aria-hidden>
      <span>Off</span>
      <span>Race</span>
      <span>Winner</span>
      <span className={styles.figureHead}>Margin</span>
      <span>Second</span>
      <span className={styles.figureHead}>Time</span>
      <span>Grade</span>
    </div>
  );
}

function RaceResultListSkeleton() {
  return (
    <div className={styles.root}>
      <Heads />
      <div className={styles.list}>
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((row) => (
          <div key={row} className={styles.item}>
            <div className={styles.row}>
              <Skeleton width="2.5rem" height="1.25rem" />
              <div className={styles.skeleton}>
                <Skeleton width="min(10rem, 80%)" height="1.5rem" />
                <span className={styles.summary}>
                  <Skeleton width="min(14rem, 95%)" height="1rem" />
                </span>
              </div>
              <span className={styles.grade}>
                <Skeleton width="3.5rem" height="1.375rem" />
              </span>
              <div className={styles.ending}>
                <div className={styles.winner}>
                  <span className={styles.face}>
                    <Skeleton width="2.5rem" height="2.5rem" />
                  </span>
                  <Skeleton width="1.5rem" height="1.5rem" />
                  <Skeleton width="5rem" height="1.25rem" />
                </div>
                <span className={styles.margin}>
                  <Skeleton width="1.5rem" height="1rem" />
                </span>
                <Skeleton width="5rem" height="1rem" />
                <span className={styles.time}>
                  <Skeleton width="3rem" height="1rem" />
                </span>
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
