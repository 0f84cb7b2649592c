import { createContext } from 'react';

/** Place of a heading in the outline of the page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export const levelBelow: Record<HeadingLevel, HeadingLevel> = {
  1: 2,
  2: 3,
  3: 4,
  4: 5,
  5: 6,
  6: 6,
};

/** Level of the headings that stand here. A page's own title is its only heading of level 1. */
export const HeadingLevelContext = createContext<HeadingLevel>(2);
