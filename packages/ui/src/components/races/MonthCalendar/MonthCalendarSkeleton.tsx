import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import * as styles from './MonthCalendar.css';

const weeks = Array.from({ length: 6 }, (_, week) =>
  Array.from({ length: 7 }, (_, day) => `week ${week}, day ${day}`),
);

/** The shape of a month while it is on its way. */
export function MonthCalendarSkeleton() {
  return (
    <div className={styles.root} aria-hidden>
      <div className={styles.skeleton}>
        {weeks.flat().map((day) => (
          <div key={day} className={styles.skeletonDay}>
            <Skeleton width="1.5rem" height="1.25rem" />
          </div>
        ))}
      </div>
    </div>
  );
}
