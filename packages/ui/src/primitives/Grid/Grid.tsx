import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { gap as gaps } from '../../theme/gap.css';
import type { Space } from '../../theme/space';
import * as styles from './Grid.css';

export interface GridProps {
  children: ReactNode;
  /** Narrowest column in px. Columns share the line evenly; on a phone one fills it. */
  columnMin: number;
  /** @default 'medium' */
  gap?: Space;
}

/** Cards in as many even columns as the room allows. */
export function Grid({ children, columnMin, gap = 'medium' }: GridProps) {
  return (
    <div
      className={`${styles.grid} ${gaps[gap]}`}
      style={assignInlineVars({ [styles.columnMin]: `${columnMin / 16}rem` })}
    >
      {children}
    </div>
  );
}
