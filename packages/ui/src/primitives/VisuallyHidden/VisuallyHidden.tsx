import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css';

export interface VisuallyHiddenProps {
  children: ReactNode;
}

/** Words for those who hear the page, where the eye sees them otherwise. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={hidden}>{children}</span>;
}
