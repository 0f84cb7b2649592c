import type { ReactNode } from 'react';
import { useLinkComponent } from '../Link/LinkProvider';
import * as styles from './Button.css';
import type { ButtonLook } from './look';

export interface ButtonLinkProps extends ButtonLook {
  href: string;
  children: ReactNode;
  /** Drawn before the words; decoration. */
  icon?: ReactNode;
}

/** A link that looks like a button: the next step of a page. */
export function ButtonLink({
  href,
  children,
  icon,
  variant = 'primary',
  size = 'standard',
  wide = false,
}: ButtonLinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor href={href} className={styles.button({ variant, size, wide })}>
      {icon && <span className={styles.icon}>{icon}</span>}
      {children}
    </Anchor>
  );
}
