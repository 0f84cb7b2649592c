import type { ReactNode } from 'react';
import * as styles from './Figure.css';

export type FigureSize = 'small' | 'standard' | 'large';
export type FigureTone = 'standard' | 'muted' | 'gold';
export type FigureElement = 'span' | 'p' | 'dd' | 'td' | 'div';

export interface FigureProps {
  /** Money, a time, a count: already formatted. */
  children: ReactNode;
  /** @default 'standard' */
  size?: FigureSize;
  /** @default 'standard' */
  tone?: FigureTone;
  /** @default 'span' */
  element?: FigureElement;
}

/** Figures in the condensed face, all of one width, so that columns line up. */
export function Figure({
  children,
  size = 'standard',
  tone = 'standard',
  element: Element = 'span',
}: FigureProps) {
  return <Element className={styles.figure({ size, tone })}>{children}</Element>;
}
