import { useId } from 'react';
import { MeterBar } from '../../../primitives/Meter/MeterBar';
import type { Tone } from '../../../theme/tone';
import * as styles from './ConditionMeter.css';

/** Which colour and word the bar takes. The host decides it; the meter only draws it. */
export type ConditionBand = 'fresh' | 'fit' | 'tired' | 'spent';

export interface ConditionMeterProps {
  /** Names the meter: "Condition" or "Energy". */
  label: string;
  /** From 0 to 100. Values outside are clamped, and `NaN` reads as 0. */
  value: number;
  /** Band the value falls in. */
  band: ConditionBand;
  /** A finer word than the band's own, such as "Very Good". */
  word?: string;
}

const bandText: Record<ConditionBand, string> = {
  fresh: 'Fresh',
  fit: 'Fit',
  tired: 'Tired',
  spent: 'Spent',
};

const bandTone: Record<ConditionBand, Tone> = {
  fresh: 'positive',
  fit: 'positive',
  tired: 'caution',
  spent: 'critical',
};

/** How fit or how rested a horse is. The figure and a word say what the colour says. */
export function ConditionMeter({ label, value, band, word = bandText[band] }: ConditionMeterProps) {
  const labelId = useId();
  const shown = Math.round(Math.min(100, Math.max(0, Number.isNaN(value) ? 0 : value)));

  return (
    <div className={styles.root}>
      <div className={styles.line}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        <MeterBar
          labelId={labelId}
          value={shown}
          max={100}
          valueText={`${shown}%, ${word}`}
          tone={bandTone[band]}
          track={styles.track}
        />
        <span aria-hidden className={styles.value}>
          {shown}%
        </span>
        <span aria-hidden className={styles.word}>
          {word}
        </span>
      </div>
    </div>
  );
}
