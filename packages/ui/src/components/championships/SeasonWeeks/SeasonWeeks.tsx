import * as styles from './SeasonWeeks.css';

/** Keeps the line of the part that it is, whichever it is. */
const noBreakSpace = '\u00a0';

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
  /** The week that it is; null while that is not known. */
  week: number | null;
}

/** A season from its first week to its last, and where it is now. */
export function SeasonWeeks({ label, parts, week }: SeasonWeeksProps) {
  return (
    <ol aria-label={label} className={styles.root}>
      {parts.map(({ from, to, what }) => {
        const current = week !== null && from <= week && week <= to;
        return (
          <li key={from} className={styles.part} aria-current={current ? 'step' : undefined}>
            <span className={styles.weeks}>
              {from === to ? `Week ${from}` : `Weeks ${from}–${to}`}
            </span>
            <span className={styles.what}>{what}</span>
            <span className={styles.now}>
              {current ? (from === to ? 'Now' : `Now: week ${week}`) : noBreakSpace}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
