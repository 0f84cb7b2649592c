import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import * as styles from './ChoiceCard.css';

/** The shape of a choice while it is on its way. */
export function ChoiceCardSkeleton() {
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Skeleton width="44px" height="44px" />
        <div className={styles.words}>
          <div className={styles.bones}>
            <Skeleton width="60%" height="1.25rem" />
            <Skeleton width="85%" />
          </div>
        </div>
      </div>
      <Skeleton height="2.5rem" />
      <Skeleton width="70%" height="1.5rem" />
    </div>
  );
}
