import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading';
import { Text } from '../Text/Text';
import { type Emptiness, EmptyCourse } from './EmptyCourse';
import * as styles from './EmptyState.css';

export interface EmptyStateProps {
  /** What is not there: 'No races found'. */
  title: string;
  /** What to do about it. */
  hint?: string;
  /** A button or link that does it. */
  action?: ReactNode;
  /**
   * Why it is not there: told by the picture too. What failed is an `ErrorState`.
   * @default 'nothingYet'
   */
  why?: Exclude<Emptiness, 'failed'>;
  /**
   * Words alone, where another on the page has the picture.
   * @default false
   */
  quiet?: boolean;
}

/** Nothing to show, and why: a course without runners, with the mark of the reason. */
export function EmptyState({
  title,
  hint,
  action,
  why = 'nothingYet',
  quiet = false,
}: EmptyStateProps) {
  return (
    <div className={styles.root}>
      {!quiet && <EmptyCourse why={why} />}
      <div className={styles.words}>
        <Heading size="card">{title}</Heading>
        {hint && (
          <Text size="small" tone="muted">
            {hint}
          </Text>
        )}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
