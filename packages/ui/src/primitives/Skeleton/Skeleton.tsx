import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as styles from './Skeleton.css';

export interface SkeletonProps {
  /**
   * Any CSS length.
   * @default '100%'
   */
  width?: string;
  /**
   * Any CSS length.
   * @default '1em'
   */
  height?: string;
}

/**
 * Holds the place of something on its way. Decoration: the region around it carries `aria-busy`
 * and says in words what is loading.
 */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={styles.skeleton}
      style={assignInlineVars({ [styles.width]: width, [styles.height]: height })}
    />
  );
}
