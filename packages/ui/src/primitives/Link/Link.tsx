import type { ReactNode } from 'react';
import * as styles from './Link.css';
import { useLinkComponent } from './LinkProvider';

export type LinkLook = 'underlined' | 'quiet' | 'cover';

export interface LinkProps {
  href: string;
  children: ReactNode;
  /**
   * `underlined` in running text; `quiet` in navigation, underlined when pointed at; `cover` makes
   * the nearest positioned ancestor, such as a card, the target.
   * @default 'underlined'
   */
  look?: LinkLook;
  /** Marks the link to the page that is shown. */
  current?: boolean;
  onClick?: () => void;
}

/** A link, drawn by the host's router if `LinkProvider` names one. */
export function Link({ href, children, look = 'underlined', current = false, onClick }: LinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor
      href={href}
      className={styles.link[look]}
      aria-current={current ? 'page' : undefined}
      onClick={onClick}
    >
      {children}
    </Anchor>
  );
}
