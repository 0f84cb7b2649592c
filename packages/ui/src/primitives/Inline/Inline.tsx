import type { ReactNode } from 'react';
import { gap as gaps } from '../../theme/gap.css';
import type { Space } from '../../theme/space';
import * as styles from './Inline.css';

export type InlineAlign = 'center' | 'start' | 'baseline';
export type InlineJustify = 'start' | 'center' | 'between' | 'end';

export interface InlineProps {
  children: ReactNode;
  /**
   * Space between the children, and between the lines when they wrap.
   * @default 'small'
   */
  gap?: Space;
  /** @default 'center' */
  align?: InlineAlign;
  /**
   * Where the children stand when the line has room to spare.
   * @default 'start'
   */
  justify?: InlineJustify;
  /**
   * The last child is words: it takes what is left of the line and breaks them there, and goes below
   * only where that is next to nothing.
   * @default false
   */
  fill?: boolean;
}

/** Side by side, wrapping where the line ends. */
export function Inline({
  children,
  gap = 'small',
  align = 'center',
  justify = 'start',
  fill = false,
}: InlineProps) {
  return (
    <div
      className={`${styles.inline({ align, justify })} ${gaps[gap]}`}
      data-fill={fill || undefined}
    >
      {children}
    </div>
  );
}
