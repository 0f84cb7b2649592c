import type { ReactNode } from 'react';
import * as styles from './IconButton.css';

export interface IconButtonProps {
  /** What it does, for those who cannot see the icon. */
  label: string;
  icon: ReactNode;
  onPress: () => void;
  /** For a button that switches something on and off. */
  pressed?: boolean;
  /** For a button that opens something: whether that is open. */
  expanded?: boolean;
}

/** A button that is only an icon: 44 px, with a name. */
export function IconButton({ label, icon, onPress, pressed, expanded }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      onClick={onPress}
    >
      {icon}
    </button>
  );
}
