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
      <div className={styles.heads} aria-hidden>
        <span>Off</span>
        <span>Race</span>
        <span>Winner</span>
        <span className={styles.figureHead}>Margin</span>
        <span>Second</span>
        <span className={styles.figureHead}>Time</span>
        <span>Grade</span>
      </div>
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

function RaceResultListSkeleton() {
  return (
    <div className={styles.root}>
      <div className={styles.list}>
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((row) => (
          <div key={row} className={styles.item}>
            <div className={styles.row}>
              <Skeleton width="2.5rem" height="1.25rem" />
              <div className={styles.skeleton}>
                <Skeleton width="10rem" height="1.25rem" />
                <Skeleton width="14rem" height="1.5rem" />
              </div>
              <Skeleton width="4rem" height="1.375rem" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
