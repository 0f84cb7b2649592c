import { type ReactNode, useContext } from 'react';
import { HeadingLevelContext, levelBelow } from './headingLevel';

export interface SubsectionProps {
  children: ReactNode;
}

/** What stands under a heading: the headings inside are one level below it. Draws nothing itself. */
export function Subsection({ children }: SubsectionProps) {
  const level = useContext(HeadingLevelContext);
  return <HeadingLevelContext value={levelBelow[level]}>{children}</HeadingLevelContext>;
}
