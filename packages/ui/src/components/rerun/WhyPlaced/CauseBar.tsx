import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as styles from './CauseBar.css';

export interface CauseBarProps {
  /** Lengths lost, gained if negative. */
  lengths: number;
  /** The longest bar of the list, in lengths; the others are drawn against it. */
  greatest: number;
}

/** Lost lengths lie before the middle, gained ones behind it. Decoration: words say the same. */
export function CauseBar({ lengths, greatest }: CauseBarProps) {
  const share = greatest > 0 ? (Math.abs(lengths) / greatest) * 100 : 0;
  const size = assignInlineVars({ [styles.barSize]: `${share}%` });
  return (
    <span aria-hidden className={styles.root}>
      <span className={styles.lostHalf}>
        {lengths > 0 && <span className={styles.lost} style={size} />}
      </span>
      <span className={styles.gainedHalf}>
        {lengths < 0 && <span className={styles.gained} style={size} />}
      </span>
    </span>
  );
}
