import * as styles from './SeasonWeeks.css';

export interface SeasonPart {
  /** Its first and last week. */
  from: number;
  to: number;
  /** What is run in it, such as "10-5-3-2-1", or "Finals". */
  what: string;
}

export interface SeasonWeeksProps {
  /** Names the list for those who hear it: "Season 3". */
  label: string;
  parts: readonly SeasonPart[];
  /** The week that it is. */
  week: number;
}

/** A season from its first week to its last, and where it is now. */
export function SeasonWeeks({ label, parts, week }: SeasonWeeksProps) {
  return (
    <ol aria-label={label} className={styles.root}>
      {parts.map(({ from, to, what }) => {
        const current = from <= week && week <= to;
        return (
          <li key={from} className={styles.part} aria-current={current ? 'step' : undefined}>
            <span className={styles.weeks}>
              {from === to ? `Week ${from}` : `Weeks ${from}–${to}`}
            </span>
            <span className={styles.what}>{what}</span>
            {current && (
              <span className={styles.now}>{from === to ? 'Now' : `Now: week ${week}`}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
