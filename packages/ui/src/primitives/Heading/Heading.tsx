import { type ReactNode, useContext } from 'react';
import * as styles from './Heading.css';
import { type HeadingLevel, HeadingLevelContext } from './headingLevel';

export type HeadingSize = 'hero' | 'page' | 'section' | 'card';

export interface HeadingProps {
  children: ReactNode;
  /** Place in the outline of the page, for those who hear it; left out, what its place asks for. */
  level?: HeadingLevel;
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
  5: 'card',
  6: 'card',
};

/** A title, in the display face. */
export function Heading({ children, level, size, id }: HeadingProps) {
  const levelHere = useContext(HeadingLevelContext);
  const own = level ?? levelHere;
  const Element = `h${own}` as const;
  return (
    <Element id={id} className={styles.heading[size ?? usualSize[own]]}>
      {children}
    </Element>
  );
}
