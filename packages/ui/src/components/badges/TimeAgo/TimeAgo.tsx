import * as styles from './TimeAgo.css';

export interface TimeAgoProps {
  /** What is shown, such as "12 minutes ago". The host has the clock, and says it anew as time passes. */
  ago: string;
  /** The instant itself in ISO 8601, such as "2026-06-13T14:30:00Z": for machines that read the page. */
  at: string;
  /** The same for people, such as "Sat 13 Jun 2026, 14:30"; told when the words are pointed at. */
  exact: string;
}

/** When something happened, told from now. */
export function TimeAgo({ ago, at, exact }: TimeAgoProps) {
  return (
    <time dateTime={at} title={exact} className={styles.root}>
      {ago}
    </time>
  );
}
