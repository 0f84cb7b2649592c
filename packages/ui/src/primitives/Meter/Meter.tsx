import { useId } from 'react';
import type { Tone } from '../../theme/tone';
import * as styles from './Meter.css';
import { MeterBar } from './MeterBar';

export interface MeterProps {
  /** Names the meter for those who hear it; shown too, unless `labelHidden`. */
  label: string;
  /** @default false */
  labelHidden?: boolean;
  /** From 0 to `max`. Values outside are clamped, and `NaN` reads as 0. */
  value: number;
  /** @default 100 */
  max?: number;
  /** What the value means, in words: `9/12 entered`. Shown at the end of the bar. */
  valueText: string;
  /** @default 'positive' */
  tone?: Tone;
}

/** How full something is. */
export function Meter({
  label,
  labelHidden = false,
  value,
  max = 100,
  valueText,
  tone = 'positive',
}: MeterProps) {
  const labelId = useId();
  const shown = Math.min(max, Math.max(0, Number.isNaN(value) ? 0 : value));
  return (
    <div className={styles.root}>
      <span id={labelId} className={styles.label} hidden={labelHidden}>
        {label}
      </span>
      <MeterBar
        labelId={labelId}
        value={shown}
        max={max}
        valueText={valueText}
        tone={tone}
        track={styles.track}
      />
      <span aria-hidden className={styles.value}>
        {valueText}
      </span>
    </div>
  );
}
