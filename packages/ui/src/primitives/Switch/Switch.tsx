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
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state by itself.
        role="switch"
        className={styles.track}
        checked={on}
        onChange={(event) => onChange({ on: event.currentTarget.checked })}
        disabled={disabled}
      />
    </label>
  );
}
