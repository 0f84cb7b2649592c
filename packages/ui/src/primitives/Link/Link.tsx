import type { ReactNode } from 'react';
import * as styles from './Link.css';
import { useLinkComponent } from './LinkProvider';

export type LinkVariant = 'underlined' | 'quiet' | 'cover';

export interface LinkProps {
  href: string;
  children: ReactNode;
  /**
   * `underlined` in running text; `quiet` in navigation, underlined when pointed at; `cover` makes
   * the nearest positioned ancestor, such as a card, the target.
   * @default 'underlined'
   */
  variant?: LinkVariant;
  /** Marks the link to the page that is shown. */
  current?: boolean;
  onPress?: () => void;
}

/** A link, drawn by the host's router if `LinkProvider` names one. */
export function Link({
  href,
  children,
  variant = 'underlined',
  current = false,
  onPress,
}: LinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor
      href={href}
      className={styles.link[variant]}
      aria-current={current ? 'page' : undefined}
      onClick={onPress}
    >
      {children}
    </Anchor>
  );
}
