import type { ReactNode } from 'react';
import * as styles from './TwoLines.css';

export interface TwoLinesProps {
  /** What it is. */
  children: ReactNode;
  /** Muted, below: what is told of it. */
  second: ReactNode;
}

/** Two lines in a cell of a table. Where the row is a card they run on as one, but for those that name it. */
export function TwoLines({ children, second }: TwoLinesProps) {
  return (
    <span className={styles.root}>
      <span>{children}</span>
      <span className={styles.second}>{second}</span>
    </span>
  );
}
