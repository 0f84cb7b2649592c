import type { ReactNode } from 'react';
import * as styles from './Text.css';

export type TextSize = 'small' | 'standard' | 'lead';
export type TextTone = 'standard' | 'muted' | 'accent' | 'positive' | 'critical';
export type TextElement = 'p' | 'span' | 'div';

export interface TextProps {
  children: ReactNode;
  /** @default 'standard' */
  size?: TextSize;
  /** @default 'standard' */
  tone?: TextTone;
  /** @default false */
  strong?: boolean;
  /** @default 'p' */
  element?: TextElement;
}

/** Words to read. Lines stay short enough for the eye. */
export function Text({
  children,
  size = 'standard',
  tone = 'standard',
  strong = false,
  element: Element = 'p',
}: TextProps) {
  return <Element className={styles.text({ size, tone, strong })}>{children}</Element>;
}
