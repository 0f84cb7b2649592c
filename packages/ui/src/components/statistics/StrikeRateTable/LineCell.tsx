import { LineRange, type LineRangeProps, type LineVerdict } from '../LineRange/LineRange';
import * as styles from './StrikeRateTable.css';

const verdicts: Record<LineVerdict, string> = {
  above: 'Above',
  below: 'Below',
  as_expected: 'As expected',
  too_few: 'Too few to tell',
};

/** Wins beside those expected, as a cell of a table: the figure, what it tells, and its range. */
export function LineCell({ range }: { range: Omit<LineRangeProps, 'size'> }) {
  // What is mostly luck is no figure.
  if (range.verdict === 'too_few') return <span className={styles.rate}>{verdicts.too_few}</span>;
  return (
    <span className={styles.line}>
      <span className={styles.words}>
        <span className={styles.ratio}>{range.ratio.toFixed(2)}</span>{' '}
        <span className={styles.rate}>{verdicts[range.verdict]}</span>
      </span>
      <span className={styles.inColumns}>
        <LineRange {...range} size="row" />
      </span>
    </span>
  );
}
