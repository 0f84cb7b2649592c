import { Button } from '../Button/Button';
import { Heading } from '../Heading/Heading';
import { Icon } from '../Icon/Icon';
import { icons } from '../Notice/icons';
import { Text } from '../Text/Text';
import * as styles from './ErrorState.css';

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

/** Something failed on the way, and here is how to try again. */
export function ErrorState({ title, message, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <div role="alert" className={styles.root}>
      <Icon icon={icons.error} size="xlarge" className={styles.icon} />
      <div className={styles.content}>
        <Heading size="card">{title}</Heading>
        <Text size="small" tone="muted">
          {message}
        </Text>
        {onRetry && (
          <Button variant="secondary" onPress={onRetry} busy={retrying}>
            Try again
          </Button>
        )}
      </div>
    </div>
  );
}
