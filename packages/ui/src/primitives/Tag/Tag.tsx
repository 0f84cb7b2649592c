import type { ReactNode } from 'react';
import type { Tone } from '../../theme/tone';
import * as styles from './Tag.css';

export interface TagProps {
  children: ReactNode;
  /** @default 'neutral' */
  tone?: Tone;
  /** Drawn before the word; decoration. */
  icon?: ReactNode;
}

/** A word about the thing beside it. The colour only repeats what the word says. */
export function Tag({ children, tone = 'neutral', icon }: TagProps) {
  return (
    <span className={styles.tag[tone]}>
      {icon}
      {children}
    </span>
  );
}
