import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import * as styles from './PortraitHead.css';

/** The shape of a portrait at the head of a card while the horse is on its way. */
export function PortraitHeadSkeleton() {
  return (
    <div className={styles.root}>
      <Skeleton height="100%" />
    </div>
  );
}
