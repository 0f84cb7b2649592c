import type { ReactNode } from 'react';
import { Text } from '../../../primitives/Text/Text';
import { LineRange, type LineRangeProps } from '../LineRange/LineRange';
import * as styles from './AgainstTheLine.css';

export interface AgainstTheLineProps {
  /** How the runs did, in one sentence with its figures. */
  sentence: string;
  /** What that is worth: how far luck alone would go, and what was left out. */
  detail: string;
  /** Null where nothing was expected of the runs. */
  range: Omit<LineRangeProps, 'size'> | null;
  /** How it is counted, folded away. */
  method: ReactNode;
}

/** How a stable does against what its morning lines expected: the first thing its statistics say. */
export function AgainstTheLine({ sentence, detail, range, method }: AgainstTheLineProps) {
  return (
    <section className={styles.root}>
      <div className={styles.words}>
        <p className={styles.sentence}>{sentence}</p>
        <Text size="small" tone="muted">
          {detail}
        </Text>
        {method}
      </div>
      {range && (
        <div className={styles.range}>
          <LineRange {...range} size="panel" />
          <Text size="small" tone="muted">
            Wins for each that was expected
          </Text>
        </div>
      )}
    </section>
  );
}
