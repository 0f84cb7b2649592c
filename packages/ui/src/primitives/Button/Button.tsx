import type { ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner';
import * as styles from './Button.css';
import type { ButtonAppearance } from './variants';

export interface ButtonProps extends ButtonAppearance {
  children: ReactNode;
  /** Its whole name, which begins with its words, where they would not tell one from its neighbours. */
  label?: string;
  /** Drawn before the words; decoration. */
  icon?: ReactNode;
  onPress?: () => void;
  /** @default 'button' */
  type?: 'button' | 'submit';
  /** Takes the button out of use. The screen says why beside it. */
  disabled?: boolean;
  /** Pressed and not answered yet: keeps the focus, and a second press does nothing. */
  busy?: boolean;
  /** Out of use for a while, as its words say: keeps the focus, and a press does nothing. */
  waiting?: boolean;
}

/** Does something. To go somewhere, use `ButtonLink`. */
export function Button({
  children,
  label,
  icon,
  onPress,
  type = 'button',
  variant = 'primary',
  size = 'standard',
  wide = false,
  disabled = false,
  busy = false,
  waiting = false,
}: ButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={styles.button({ variant, size, wide })}
      disabled={disabled}
      aria-disabled={busy || waiting || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy || waiting) event.preventDefault();
        else onPress?.();
      }}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      {children}
      {busy && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
