import { Slider as Base } from '@base-ui/react/slider';
import type { FocusEvent } from 'react';
import * as styles from './Slider.css';

/** One figure, or the lowest and highest of a range. */
export type SliderValue = number | readonly [number, number];

export interface SliderProps<Value extends SliderValue = SliderValue> {
  label: string;
  value: Value;
  onChange: (detail: { value: Value extends number ? number : Value }) => void;
  min: number;
  max: number;
  /** @default 1 */
  step?: number;
  /** One figure as it is shown and read out, such as "$15,000". */
  format: (figure: number) => string;
  disabled?: boolean;
}

/** A figure, or a range between two, where near enough is good enough. */
export function Slider<Value extends SliderValue>({
  label,
  value,
  onChange,
  min,
  max,
  step = 1,
  format,
  disabled = false,
}: SliderProps<Value>) {
  const figures: readonly number[] = typeof value === 'number' ? [value] : value;
  const names = figures.length > 1 ? ['lowest', 'highest'] : [undefined];
  return (
    <Base.Root
      className={styles.root}
      value={value}
      onValueChange={(picked) => onChange({ value: picked })}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      thumbAlignment="edge-client-only"
    >
      <div className={styles.caption}>
        <Base.Label className={styles.label}>{label}</Base.Label>
        <span aria-hidden className={styles.figure}>
          {figures.map(format).join(' to ')}
        </span>
      </div>
      <Base.Control className={styles.control}>
        <Base.Track className={styles.track}>
          <Base.Indicator className={styles.picked} />
          {names.map((name, i) => (
            <Base.Thumb
              key={name ?? label}
              index={i}
              className={styles.thumb}
              aria-label={name && `${label}, ${name}`}
              onFocus={bringIntoSight}
              getAriaValueText={(_formatted, figure) => format(figure)}
            />
          ))}
        </Base.Track>
      </Base.Control>
    </Base.Root>
  );
}

/**
 * The input within a thumb is fixed to the window, so the browser does not scroll to it. To the middle:
 * at its edges a bar may lie over the page. A pointer is left alone, for it is there already.
 */
function bringIntoSight({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
  if (input.matches(':focus-visible')) input.parentElement?.scrollIntoView({ block: 'center' });
}
