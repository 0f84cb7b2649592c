import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as styles from './StarRating.css';

export interface StarRatingProps {
  /** From 0 to 5, in tenths. Values outside are clamped. */
  rating: number;
}

const five = ['first', 'second', 'third', 'fourth', 'fifth'];

/** How good a piece of equipment is, out of five: as the house grades it, not its buyers. */
export function StarRating({ rating }: StarRatingProps) {
  const shown = Math.round(Math.min(5, Math.max(0, rating)) * 10) / 10;
  return (
    <span role="img" aria-label={`House grading: ${shown} out of 5`} className={styles.root}>
      <span className={styles.row}>
        <Stars className={styles.empty} />
        <Stars className={styles.gold} filled={`${shown * 20}%`} />
      </span>
      <span className={styles.figure}>{shown.toFixed(1)}</span>
      <span className={styles.house}>house grade</span>
    </span>
  );
}

function Stars({ className, filled = '100%' }: { className: string; filled?: string }) {
  return (
    <span className={className} style={assignInlineVars({ [styles.filled]: filled })}>
      {five.map((place) => (
        <svg key={place} aria-hidden viewBox="0 0 24 24" className={styles.star}>
          <path d="M12 1.6l3.2 6.6 7.2 1-5.2 5.1 1.3 7.2-6.5-3.4-6.5 3.4 1.3-7.2L1.6 9.2l7.2-1z" />
        </svg>
      ))}
    </span>
  );
}
