import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { Stack } from '../../../primitives/Stack/Stack';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import * as styles from './SilksDesigner.css';

/** Holds the place of the colours, and of the patterns beside them. */
export function SilksDesignerSkeleton() {
  return (
    <div className={styles.root} aria-busy="true">
      <VisuallyHidden>Your colours are loading.</VisuallyHidden>
      <div className={styles.shown}>
        <Skeleton height="24rem" />
        <Skeleton width="80%" height="2.5rem" />
        <Skeleton height="2.75rem" />
      </div>
      <div className={styles.parts}>
        <Stack gap="large">
          <Skeleton width="14rem" height="2rem" />
          <Skeleton height="28rem" />
          <Skeleton height="14rem" />
        </Stack>
      </div>
    </div>
  );
}
