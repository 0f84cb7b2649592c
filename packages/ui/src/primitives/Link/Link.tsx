import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
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
  /** Opens beside the page, which is not lost; it is said to who cannot see it. */
  newTab?: boolean;
  /** A player wrote it, and it leads to another site: it opens beside the page, and search engines are told. */
  fromPlayer?: boolean;
  /** A file, not a page: the browser keeps it, and no router takes it over. */
  download?: boolean;
}

/** A link, drawn by the host's router if `LinkProvider` names one. */
export function Link({
  href,
  children,
  variant = 'underlined',
  current = false,
  onPress,
  newTab = false,
  fromPlayer = false,
  download = false,
}: LinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor
      href={href}
      className={styles.link[variant]}
      aria-current={current ? 'page' : undefined}
      onClick={onPress}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      {...(fromPlayer && { target: '_blank', rel: 'noopener noreferrer nofollow ugc' })}
      {...(download && { download: true })}
    >
      {children}
      {(newTab || fromPlayer) && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </Anchor>
  );
}
