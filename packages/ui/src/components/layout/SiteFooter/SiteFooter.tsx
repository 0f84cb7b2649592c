import { Text } from '../../../primitives/Text/Text';
import { Logo } from '../Logo/Logo';
import { Badges } from './Badges';
import { type FooterGroup, FooterLinks } from './FooterLinks';
import * as styles from './SiteFooter.css';

export interface SiteFooterProps {
  /** Leads to the front page. */
  homeHref: string;
  /** Stable, Races, Marketplace, Community, Leaderboards, My Account, Help. */
  groups: readonly FooterGroup[];
  /** Who runs the game and under which licence, as one sentence. */
  licence: string;
  /** Page of the game laboratory's certificate. */
  certificateHref: string;
  /** Where a player sets limits, pauses and self-exclusion. */
  limitsHref: string;
}

/** The end of every page: all parts of the site, and who keeps it. */
export function SiteFooter({
  homeHref,
  groups,
  licence,
  certificateHref,
  limitsHref,
}: SiteFooterProps) {
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <nav aria-label="All pages" className={styles.groups}>
          {groups.map((group) => (
            <FooterLinks key={group.title} {...group} />
          ))}
        </nav>
        <div className={styles.operator}>
          <div className={styles.content}>
            <div className={styles.logo}>
              <Logo href={homeHref} />
            </div>
            <Text size="small" tone="muted">
              {licence}
            </Text>
            <Text size="small" strong>
              These are sample details of a demonstration: no real money is involved.
            </Text>
          </div>
          <Badges certificateHref={certificateHref} limitsHref={limitsHref} />
        </div>
      </div>
    </footer>
  );
}
