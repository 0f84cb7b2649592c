import { Button } from '../Button/Button';
import { EmptyCourse } from '../EmptyState/EmptyCourse';
import * as styles from '../EmptyState/EmptyState.css';
import { Heading } from '../Heading/Heading';
import { Text } from '../Text/Text';

export interface ErrorStateProps {
  /** What could not be done: 'The races could not be loaded'. */
  title: string;
  /** Why, as far as it is known. */
  message: string;
  /** Left out where trying again cannot help. */
  onRetry?: () => void;
  /** Trying again, not answered yet. */
  retrying?: boolean;
}

/** Something failed on the way, and here is how to try again: an `EmptyState` that is said at once. */
export function ErrorState({ title, message, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <div role="alert" className={styles.root}>
      <EmptyCourse why="failed" />
      <div className={styles.words}>
        <Heading size="card">{title}</Heading>
        <Text size="small" tone="muted">
          {message}
        </Text>
        {onRetry && (
          <div className={styles.action}>
            <Button variant="secondary" onPress={onRetry} busy={retrying}>
              Try again
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
