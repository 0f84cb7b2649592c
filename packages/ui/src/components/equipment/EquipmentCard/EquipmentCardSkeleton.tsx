import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { wrappingRow } from '../../../theme/wrappingRow.css';
import * as styles from './EquipmentCard.css';

/** The shape of a piece of equipment while it is on its way. */
export function EquipmentCardSkeleton() {
  return (
    <div className={styles.root}>
      <div className={wrappingRow}>
        <Skeleton width="4rem" height="4rem" />
        <div className={styles.skeleton}>
          <Skeleton width="70%" height="1.25rem" />
          <Skeleton width="50%" />
        </div>
      </div>
      <Skeleton height="2.5rem" />
      <Skeleton width="40%" height="1.75rem" />
      <Skeleton height="2.75rem" />
    </div>
  );
}
