import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading';
import { Text } from '../Text/Text';
import { EmptyCourse } from './EmptyCourse';
import * as styles from './EmptyState.css';

export interface EmptyStateProps {
  /** What is not there: 'No races found'. */
  title: string;
  /** What to do about it. */
  hint?: string;
  /** A button or link that does it. */
  action?: ReactNode;
}

/** Nothing to show, and why: a course without runners. */
export function EmptyState({ title, hint, action }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <EmptyCourse />
      <Heading size="card">{title}</Heading>
      {hint && (
        <Text size="small" tone="muted">
          {hint}
        </Text>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
