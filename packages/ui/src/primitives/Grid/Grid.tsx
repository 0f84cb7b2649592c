import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { gap as gaps } from '../../theme/gap.css';
import type { Space } from '../../theme/space';
import { vars } from '../../theme/vars.css';
import * as styles from './Grid.css';

export interface GridProps {
  children: ReactNode;
  /** Narrowest column in px. Columns share the line evenly; on a phone one fills it. */
  columnMin: number;
  /** @default 'medium' */
  gap?: Space;
  /**
   * Four cards stand in four columns, two or one: never three above one.
   * @default false
   */
  fours?: boolean;
}

/** Cards in as many even columns as the room allows. */
export function Grid({ children, columnMin, gap = 'medium', fours = false }: GridProps) {
  return (
    <div
      className={`${fours ? styles.fours : styles.grid} ${gaps[gap]}`}
      style={assignInlineVars({
        [styles.columnMin]: `${columnMin / 16}rem`,
        [styles.columnGap]: gap === 'none' ? '0px' : vars.space[gap],
      })}
    >
      {children}
    </div>
  );
}
