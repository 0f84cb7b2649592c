import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as styles from './Going.css';

export interface GoingProps {
  /** The state of the ground in the track's own words, such as "Good to Soft". */
  description: string;
  /** From −100 (firm) through 0 (good) to 100 (heavy). Values outside are clamped. */
  going: number;
}

/** The state of the ground: its description, and where it lies between firm and heavy. */
export function Going({ description, going }: GoingProps) {
  const place = (Math.min(100, Math.max(-100, going)) + 100) / 2;
  return (
    <span className={styles.root}>
      {description}
      <span aria-hidden className={styles.scale}>
        <span
          className={styles.pointer}
          style={assignInlineVars({ [styles.place]: `${place}%` })}
        />
      </span>
    </span>
  );
}
