import type { ReactNode } from 'react';
import { screenOnly } from './screenOnly.css.ts';

/** What is of no use on paper: ways to other pages, and buttons. */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <div className={screenOnly}>{children}</div>;
}
