import type { ReactNode } from 'react';
import { gap as gaps } from '../../theme/gap.css';
import type { Space } from '../../theme/space';
import * as styles from './Stack.css';

export type StackAlign = 'stretch' | 'start' | 'center';

export interface StackProps {
  children: ReactNode;
  /**
   * Space between the children.
   * @default 'medium'
   */
  gap?: Space;
  /**
   * Where narrower children stand.
   * @default 'stretch'
   */
  align?: StackAlign;
}

/** One under another. The parent owns the space, so children need no margins. */
export function Stack({ children, gap = 'medium', align = 'stretch' }: StackProps) {
  return <div className={`${styles.stack[align]} ${gaps[gap]}`}>{children}</div>;
}
