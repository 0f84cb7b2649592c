import type { ReactNode } from 'react';
import type { Space } from '../../theme/space';
import * as styles from './Card.css';

export type CardSurface = 'paper' | 'turf';
export type CardElement = 'div' | 'article' | 'section';

export interface CardProps {
  children: ReactNode;
  /**
   * `turf` is the club's own dark green in both themes, and takes the dark theme with it.
   * @default 'paper'
   */
  surface?: CardSurface;
  /** @default 'medium' */
  padding?: Space;
  /** @default 'div' */
  element?: CardElement;
}

/** A sheet on the page: hairline edge, no shadow. */
export function Card({
  children,
  surface = 'paper',
  padding = 'medium',
  element: Element = 'div',
}: CardProps) {
  return (
    <Element className={`${styles.surface[surface]} ${styles.padding[padding]}`}>
      {children}
    </Element>
  );
}
