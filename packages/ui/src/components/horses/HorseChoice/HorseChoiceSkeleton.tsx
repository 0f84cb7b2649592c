import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import * as styles from './HorseChoice.css';

/** The shape of a horse to choose while it is on its way. */
export function HorseChoiceSkeleton() {
  return (
    <div className={styles.root}>
      <Skeleton width={`${styles.portraitSize}px`} height={`${styles.portraitSize}px`} />
      <div className={styles.words}>
        <div>
          <Skeleton width="55%" height="1.5rem" />
          <Skeleton width="75%" height="1.25rem" />
        </div>
        <div className={styles.meters}>
          <Skeleton height="1.25rem" />
          <Skeleton height="1.25rem" />
        </div>
      </div>
      <div className={styles.note}>
        <Skeleton width="60%" height="1.25rem" />
      </div>
    </div>
  );
}
