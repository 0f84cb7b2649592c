import { useId } from 'react';
import * as styles from './Checkbox.css';

export interface CheckboxProps {
  label: string;
  checked: boolean;
  onChange: (detail: { checked: boolean }) => void;
  /** One line that helps to decide. */
  hint?: string;
  required?: boolean;
  disabled?: boolean;
}

/** A yes that is sent with the rest of a form. What takes effect at once is a `Switch`. */
export function Checkbox({
  label,
  checked,
  onChange,
  hint,
  required = false,
  disabled = false,
}: CheckboxProps) {
  const hintId = useId();
  return (
    <div className={styles.root}>
      <label className={styles.line}>
        <input
          type="checkbox"
          className={styles.box}
          checked={checked}
          onChange={(event) => onChange({ checked: event.currentTarget.checked })}
          aria-describedby={hint ? hintId : undefined}
          required={required}
          disabled={disabled}
        />
        <span className={styles.label}>{label}</span>
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
