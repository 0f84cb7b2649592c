import type { ReactNode } from 'react';
import * as styles from './Label.css';

export type LabelTone = 'muted' | 'gold';
export type LabelElement = 'p' | 'span' | 'div' | 'dt' | 'h2' | 'h3';

export interface LabelProps {
  /** In normal case: the capitals are only drawn, so that screen readers do not spell them. */
  children: ReactNode;
  /** @default 'muted' */
  tone?: LabelTone;
  /** @default 'p' */
  element?: LabelElement;
  /** For `aria-labelledby` of what it names. */
  id?: string;
}

/** Letter-spaced small capitals, as over the columns of a racecard. */
export function Label({ children, tone = 'muted', element: Element = 'p', id }: LabelProps) {
  return (
    <Element id={id} className={styles.label[tone]}>
      {children}
    </Element>
  );
}
