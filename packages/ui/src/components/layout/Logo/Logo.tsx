import { useLinkComponent } from '../../../primitives/Link/LinkProvider';
import * as styles from './Logo.css';

export interface LogoProps {
  /** Leads to the front page. */
  href: string;
}

/** The furlong post and the name: the way home. */
export function Logo({ href }: LogoProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor href={href} className={styles.root}>
      <svg aria-hidden viewBox="0 0 10 26" className={styles.post}>
        <rect className={styles.white} x="0.5" y="0.5" width="9" height="25" rx="2" />
        <path className={styles.red} d="M0 9h10v8H0z" />
      </svg>
      Furlong
    </Anchor>
  );
}
