import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { SkeletonRow } from '../../../primitives/Skeleton/SkeletonRow';
import * as styles from './HorseLine.css';

/** The shape of a horse's line while the horse is on its way. */
export function HorseLineSkeleton() {
  return (
    <div className={styles.root}>
      <SkeletonRow
        picture="56px"
        title={{ width: '9rem', height: '1.25rem' }}
        detail={{ width: '14rem' }}
      />
      <Skeleton width="2.5rem" height="2.25rem" />
      <Skeleton width="4.5rem" height="2.25rem" />
    </div>
  );
}
