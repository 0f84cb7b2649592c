import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { Tone } from '../../theme/tone';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css';
import { fill, fillSize } from './bar.css';

export interface MeterBarProps {
  labelId: string;
  /** From 0 to `max`. */
  value: number;
  max: number;
  /** What the value means, in words. */
  valueText: string;
  tone: Tone;
  /** Size and place of the track. */
  track: string;
}

/** The bar of a meter: drawn by us, and heard as the browser's own meter. */
export function MeterBar({ labelId, value, max, valueText, tone, track }: MeterBarProps) {
  const share = max > 0 ? (value / max) * 100 : 0;
  return (
    <>
      {/* Every browser draws its own meter in another way. */}
      <meter
        className={hidden}
        aria-labelledby={labelId}
        aria-valuetext={valueText}
        max={max}
        value={value}
      />
      <div aria-hidden className={track}>
        <div className={fill[tone]} style={assignInlineVars({ [fillSize]: `${share}%` })} />
      </div>
    </>
  );
}
