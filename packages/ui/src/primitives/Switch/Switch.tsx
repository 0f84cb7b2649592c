import * as styles from './Switch.css';

export interface SwitchProps {
  label: string;
  on: boolean;
  onChange: (detail: { on: boolean }) => void;
  disabled?: boolean;
}

/** Turns something on at once. A yes that is sent with a form is a `Checkbox`. */
export function Switch({ label, on, onChange, disabled = false }: SwitchProps) {
  return (
    <label className={styles.line}>
      <span className={styles.label}>{label}</span>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-label={label}
        className={styles.track}
        onClick={() => onChange({ on: !on })}
        disabled={disabled}
      />
    </label>
  );
}
