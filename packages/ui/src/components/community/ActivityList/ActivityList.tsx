import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { ActivityItem, type ActivityItemProps } from './ActivityItem';
import * as styles from './ActivityList.css';

export interface ActivityListProps {
  /** Newest first. */
  items: readonly (ActivityItemProps & { id: string })[];
  /**
   * Shows the shape of the list while it is on its way.
   * @default false
   */
  loading?: boolean;
}

/** What happened lately, newest first. */
export function ActivityList({ items, loading = false }: ActivityListProps) {
  if (loading) return <ActivityListSkeleton />;
  if (items.length === 0)
    return (
      <p className={styles.empty}>
        Nothing has happened yet. Enter a race, and its result appears here.
      </p>
    );
  return (
    <ul className={styles.list}>
      {items.map(({ id, ...item }) => (
        <li key={id} className={styles.row}>
          <ActivityItem {...item} />
        </li>
      ))}
    </ul>
  );
}

function ActivityListSkeleton() {
  return (
    <div className={styles.list}>
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className={styles.row}>
          <div className={styles.item}>
            <Skeleton width="2.25rem" height="2.25rem" />
            <div className={styles.skeleton}>
              <Skeleton width="80%" height="1.125rem" />
              <Skeleton width="6rem" height="0.875rem" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
