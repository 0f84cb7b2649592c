import { type ReactNode, useId } from 'react';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { Notice } from '../../../primitives/Notice/Notice';
import * as styles from './RerunPanel.css';

export type RerunVerdict = 'passed' | 'failed';

export interface RerunPanelProps {
  title: string;
  /** One sentence: what may be asked here, or what was found. It is read out when it changes. */
  summary: ReactNode;
  /** The button that asks; nothing where nobody has to. */
  action: ReactNode;
  /** Colours the edge, where the answer is yes or no. */
  verdict?: RerunVerdict | undefined;
  /** Why the race could not be run again. */
  problem?: string | undefined;
  /** The answer, once there is one. */
  children?: ReactNode;
}

/** A question about a finished race: a heading, a sentence and a button, until it is asked. */
export function RerunPanel({
  title,
  summary,
  action,
  verdict,
  problem,
  children,
}: RerunPanelProps) {
  const titleId = useId();
  return (
    <section className={styles.root} aria-labelledby={titleId} data-verdict={verdict}>
      <header className={styles.head}>
        <div className={styles.content}>
          <HeadingElement id={titleId} className={styles.title}>
            {title}
          </HeadingElement>
          <p className={styles.summary} role="status">
            {summary}
          </p>
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </header>
      {problem !== undefined && (
        <Notice tone="error">The race could not be run again in this browser: {problem}</Notice>
      )}
      {children}
    </section>
  );
}
