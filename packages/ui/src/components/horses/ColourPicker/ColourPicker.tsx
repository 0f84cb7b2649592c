import { useId } from 'react';
import { radioGroup } from '../../../primitives/RadioCards/radio.css';
import { type SilksColour, silksColours } from '../Silks/design';
import * as styles from './ColourPicker.css';

export interface ColourPickerProps {
  /** Which part of the silks: "Body", "Cap, second colour". */
  label: string;
  value: SilksColour;
  onChange: (detail: { colour: SilksColour }) => void;
  disabled?: boolean;
}

/** One of the eighteen colours silks may be registered in, each by its name. */
export function ColourPicker({ label, value, onChange, disabled = false }: ColourPickerProps) {
  const group = useId();
  return (
    <fieldset className={radioGroup} disabled={disabled}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.colours}>
        {silksColours.map((colour) => (
          <label key={colour} className={styles.colour}>
            <input
              type="radio"
              className={styles.swatch[colour]}
              name={group}
              checked={colour === value}
              onChange={() => onChange({ colour })}
            />
            <span className={styles.name}>{colour}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
