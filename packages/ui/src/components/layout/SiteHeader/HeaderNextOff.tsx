import type { ReactNode } from 'react';
import { Link } from '../../../primitives/Link/Link';
import * as styles from './HeaderNextOff.css';

export interface HeaderNextOffProps {
  race: string;
  /** Leads to the race. */
  href: string;
  /** "Next off" and the time left. */
  countdown: ReactNode;
}

/** The race that goes off next, in the header: a race is never more than a press away. */
export function HeaderNextOff({ race, href, countdown }: HeaderNextOffProps) {
  return (
    <p className={styles.root}>
      <Link variant="cover" href={href}>
        <span className={styles.countdown}>{countdown}</span>
        <span className={styles.race}> {race}</span>
      </Link>
    </p>
  );
}
