import { Button } from '../Button/Button';
import { Text } from '../Text/Text';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { root } from './LoadMore.css';

export interface LoadMoreProps {
  /** What the list holds, which the button says to who does not see it: 'races'. */
  of: string;
  /** Says where the list stands: '24 races shown'. Announced when it changes. */
  summary: string;
  /** Asks for the rows after the last one. Left out when there are no more. */
  onLoadMore?: (() => void) | undefined;
  busy?: boolean;
}

/** The end of a list that is paged by key. */
export function LoadMore({ of, summary, onLoadMore, busy = false }: LoadMoreProps) {
  return (
    <div className={root}>
      <div role="status">
        <Text size="small" tone="muted">
          {summary}
        </Text>
      </div>
      {onLoadMore && (
        <Button variant="secondary" onPress={onLoadMore} busy={busy}>
          Show more<VisuallyHidden> {of}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
