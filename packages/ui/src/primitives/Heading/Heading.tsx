import type { ReactNode } from 'react';
import * as styles from './Heading.css';

export type HeadingLevel = 1 | 2 | 3 | 4;
export type HeadingSize = 'hero' | 'page' | 'section' | 'card';

export interface HeadingProps {
  children: ReactNode;
  /** Place in the outline of the page, for those who hear it. */
  level: HeadingLevel;
  /** How it looks; left out, what its level usually looks like. */
  size?: HeadingSize;
  /** For `aria-labelledby` of the region it names. */
  id?: string;
}

const usualSize: Record<HeadingLevel, HeadingSize> = {
  1: 'page',
  2: 'section',
  3: 'card',
  4: 'card',
};

/** A title, in the display face. */
export function Heading({ children, level, size = usualSize[level], id }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={styles.heading[size]}>
      {children}
    </Element>
  );
}
