import { wrappingRow } from '../../theme/wrappingRow.css';
import { Skeleton } from '../Skeleton/Skeleton';
import * as styles from './ChoiceCard.css';

/** The shape of a choice while it is on its way. */
export function ChoiceCardSkeleton() {
  return (
    <div className={styles.root}>
      <div className={wrappingRow}>
        <Skeleton width="44px" height="44px" />
        <Skeleton width="60%" height="1.25rem" />
      </div>
      <Skeleton height="2.5rem" />
      <Skeleton width="70%" height="1.5rem" />
    </div>
  );
}
