import type { ReactNode } from 'react';
import { Facts } from '../../badges/Fact/Fact';
import * as styles from './LotFigures.css';

export interface LineFiguresProps {
  /** `Fact`s. */
  children: ReactNode;
  /** What else is to be said, in a few words; empty for nothing. */
  words: string;
}

/** What a horse of a list costs and is worth, under its name: figures, and a few words. */
export function LineFigures({ children, words }: LineFiguresProps) {
  return (
    <div className={styles.root}>
      <Facts>{children}</Facts>
      {words !== '' && <p className={styles.words}>{words}</p>}
    </div>
  );
}
