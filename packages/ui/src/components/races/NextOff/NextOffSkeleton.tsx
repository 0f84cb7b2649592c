import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import * as styles from '../RacePoster/Poster.css';

/** The shape of the next race while it is on its way. */
export function NextOffSkeleton() {
  return (
    <div className={styles.root}>
      <Skeleton height="22rem" />
    </div>
  );
}
