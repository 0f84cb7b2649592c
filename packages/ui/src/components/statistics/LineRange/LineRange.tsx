import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as styles from './LineRange.css';

/** Whether runs won more often than their morning lines expected, as far as it can be told. */
export type LineVerdict = 'above' | 'below' | 'as_expected' | 'too_few';

/** How tall it is, and whether its scale is written under it. */
export type LineRangeSize = 'row' | 'panel';

export interface LineRangeProps {
  /** Wins for each that was expected; 1 is neither more nor fewer. Not below 0. */
  ratio: number;
  /** Between these it lies without luck. */
  low: number;
  high: number;
  verdict: LineVerdict;
  size: LineRangeSize;
}

/** A quarter and four times as many stand at the ends: what is beyond ends there too. */
const ends = 4;

/** Where a ratio stands, in percent from the left: halves as far from the middle as doubles. */
function placeOf(ratio: number): number {
  const within = Math.min(ends, Math.max(1 / ends, ratio));
  return 50 + (50 * Math.log(within)) / Math.log(ends);
}

const scale = ['¼', '½', '1', '2', '4'];

/**
 * Wins beside those expected: a dot, the range in which it lies without luck, and a dashed line where both
 * are the same. It is a picture for the eye alone: its figures stand beside it.
 */
export function LineRange({ ratio, low, high, verdict, size }: LineRangeProps) {
  return (
    <span aria-hidden className={styles.root}>
      <span className={styles.field({ size })}>
        <span className={styles.whole} />
        <span className={styles.even} />
        <span
          className={styles.range({ verdict })}
          style={assignInlineVars({
            [styles.from]: `${placeOf(low)}%`,
            [styles.to]: `${placeOf(high)}%`,
          })}
        />
        <span
          className={styles.dot({ verdict })}
          style={assignInlineVars({ [styles.from]: `${placeOf(ratio)}%` })}
        />
      </span>
      {size === 'panel' && (
        <span className={styles.scale}>
          {scale.map((mark) => (
            <span key={mark} className={styles.mark}>
              {mark}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
