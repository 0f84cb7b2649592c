import type { ReactNode } from 'react';
import { useLinkComponent } from '../Link/LinkProvider';
import * as styles from './Button.css';
import type { ButtonAppearance } from './variants';

export interface ButtonLinkProps extends ButtonAppearance {
  href: string;
  children: ReactNode;
  /** Its whole name, which begins with its words, where they would not tell one from its neighbours. */
  label?: string;
  /** Drawn before the words; decoration. */
  icon?: ReactNode;
  /**
   * For a place outside of the game. The words say so.
   * @default false
   */
  newTab?: boolean;
}

/** A link that looks like a button: the next step of a page. */
export function ButtonLink({
  href,
  children,
  label,
  icon,
  variant = 'primary',
  size = 'standard',
  wide = false,
  newTab = false,
}: ButtonLinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor
      href={href}
      aria-label={label}
      className={styles.button({ variant, size, wide })}
      {...(newTab && { target: '_blank', rel: 'noreferrer' })}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      {children}
    </Anchor>
  );
}
