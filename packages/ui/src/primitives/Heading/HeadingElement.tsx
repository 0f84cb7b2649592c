import { type ReactNode, useContext } from 'react';
import { HeadingLevelContext } from './headingLevel';

export interface HeadingElementProps {
  children: ReactNode;
  className: string;
  id?: string | undefined;
}

/** The title of a component, drawn by the component, of the level that its place asks for. */
export function HeadingElement({ children, className, id }: HeadingElementProps) {
  const Element = `h${useContext(HeadingLevelContext)}` as const;
  return (
    <Element id={id} className={className}>
      {children}
    </Element>
  );
}
