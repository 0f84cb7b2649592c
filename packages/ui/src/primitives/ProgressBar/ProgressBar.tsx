import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId } from 'react';
import * as styles from './ProgressBar.css';

export interface ProgressBarProps {
  /** What is on its way, such as "Speed training". */
  label: string;
  /** Part that is done, from 0 to 100; values outside are clamped. Left out, the end is not known. */
  value?: number;
  /** How far it is, in words: "1 h 20 min left". */
  valueText?: string;
}

/** Something that comes to an end. How full something is, is a `Meter`. */
export function ProgressBar({ label, value, valueText }: ProgressBarProps) {
  const labelId = useId();
  const done = value === undefined ? undefined : Math.min(100, Math.max(0, value || 0));
  return (
    <div className={styles.root}>
      <div className={styles.caption}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        {valueText && (
          <span aria-hidden className={styles.value}>
            {valueText}
          </span>
        )}
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={done === undefined ? undefined : Math.round(done)}
        aria-valuetext={valueText}
        className={styles.track}
      >
        <div
          className={done === undefined ? styles.running : styles.done}
          style={assignInlineVars({ [styles.doneSize]: `${done ?? 0}%` })}
        />
      </div>
    </div>
  );
}
