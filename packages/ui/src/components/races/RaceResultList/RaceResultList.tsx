import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { framedList } from '../../../theme/framedList.css';
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

/** Finished races, each leading to its result. */
export function RaceResultList({ races, loading = false }: RaceResultListProps) {
  if (loading) return <RaceResultListSkeleton />;
  return (
    <ol className={framedList}>
      {races.map(({ raceId, ...race }) => (
        <li key={raceId} className={styles.item}>
          <RaceResultRow {...race} />
        </li>
      ))}
    </ol>
  );
}

function RaceResultListSkeleton() {
  return (
    <div className={framedList}>
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((row) => (
        <div key={row} className={styles.item}>
          <div className={styles.row}>
            <div className={styles.skeleton}>
              <Skeleton width="10rem" height="1.25rem" />
              <Skeleton width="14rem" />
            </div>
            <Skeleton width="8rem" height="1.5rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
