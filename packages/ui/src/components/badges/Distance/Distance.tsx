import * as styles from './Distance.css';

export interface DistanceProps {
  /** Whole metres. */
  metres: number;
  /** The same in miles and furlongs, such as "1m 2f". */
  furlongs?: string;
}

/** How far a race is: in metres, and as racing says it. */
export function Distance({ metres, furlongs }: DistanceProps) {
  return (
    <span className={styles.root}>
      {metres}
      <span className={styles.unit}>{'\u00a0m'}</span>
      {furlongs && <span className={styles.furlongs}> {furlongs}</span>}
    </span>
  );
}
