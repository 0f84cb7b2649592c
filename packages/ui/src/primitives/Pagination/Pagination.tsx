import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { Text } from '../Text/Text';
import * as styles from './Pagination.css';

export interface PaginationProps {
  /** Names what is paged: "Pages of race results". */
  label: string;
  /** Says where the page stands: "Before 14 March". Announced when it changes. */
  summary: string;
  /** Asks for the rows before the first one. Left out on the first page. */
  onPrevious?: (() => void) | undefined;
  /** Asks for the rows after the last one. Left out on the last page. */
  onNext?: (() => void) | undefined;
  busy?: boolean;
}

/** Goes through a list page by page, by key: there are no page numbers, as rows come and go. */
export function Pagination({ label, summary, onPrevious, onNext, busy = false }: PaginationProps) {
  return (
    <nav aria-label={label} className={styles.root}>
      <div className={styles.line}>
        <div className={styles.previous}>
          <Button
            variant="secondary"
            icon={<Icon icon={IconChevronLeft} className={styles.arrow} />}
            onPress={() => onPrevious?.()}
            disabled={!onPrevious}
            busy={busy && onPrevious !== undefined}
          >
            Previous
          </Button>
        </div>
        <div role="status" className={styles.summary}>
          <Text size="small" tone="muted">
            {summary}
          </Text>
        </div>
        <div className={styles.next}>
          <Button
            variant="secondary"
            onPress={() => onNext?.()}
            disabled={!onNext}
            busy={busy && onNext !== undefined}
          >
            Next
            <Icon icon={IconChevronRight} className={styles.arrow} />
          </Button>
        </div>
      </div>
    </nav>
  );
}
