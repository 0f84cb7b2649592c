import type { ReactNode } from 'react';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import * as styles from './ReasonList.css';

export interface Reason {
  title: string;
  text: string;
  /** Shows at once that it is so. */
  proof?: ReactNode;
}

export interface ReasonListProps {
  reasons: readonly Reason[];
}

/** Why choose Furlong: numbered as runners on a racecard. The first leads. */
export function ReasonList({ reasons }: ReasonListProps) {
  return (
    <ol className={styles.root}>
      {reasons.map(({ title, text, proof }, i) => (
        <li key={title} className={styles.item}>
          <span aria-hidden className={styles.number}>
            {i + 1}
          </span>
          <div className={styles.content}>
            <HeadingElement className={styles.title}>{title}</HeadingElement>
            <p className={styles.text}>{text}</p>
            {proof && <div className={styles.proof}>{proof}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
