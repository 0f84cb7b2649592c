import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import type { Space } from '../../theme/space';
import * as styles from './Grid.css';

export interface GridProps {
  children: ReactNode;
  /** Narrowest column in px. Columns share the line evenly; on a phone one fills it. */
  columnMin: number;
  /** @default 'medium' */
  gap?: Space;
  /** How many cards there are, where a last one must not stand alone: three in a line or one, four, two or one. */
  lineOf?: 3 | 4;
}

/** Cards in as many even columns as the room allows. */
export function Grid({ children, columnMin, gap = 'medium', lineOf }: GridProps) {
  return (
    <div
      className={`${lineOf ? styles.lines[lineOf] : styles.grid} ${styles.gap[gap]}`}
      style={assignInlineVars({ [styles.columnMin]: `${columnMin / 16}rem` })}
    >
      {children}
    </div>
  );
}
