import { Label } from '../../../primitives/Label/Label';
import { Link } from '../../../primitives/Link/Link';
import { Text } from '../../../primitives/Text/Text';
import { ComingSoonMark } from '../ComingSoonMark/ComingSoonMark';
import { Logo } from '../Logo/Logo';
import type { NavigationLink } from '../SiteHeader/SiteHeader';
import { Badges } from './Badges';
import * as styles from './SiteFooter.css';

export interface FooterGroup {
  title: string;
  links: readonly NavigationLink[];
}

export interface SiteFooterProps {
  /** Leads to the front page. */
  homeHref: string;
  /** Stable, Races, Marketplace, Community, Leaderboards, My Account, Help. */
  groups: readonly FooterGroup[];
  /** Who runs the game and under which licence, as one sentence. */
  licence: string;
  /** Page of the game laboratory's certificate. */
  certificateHref: string;
}

/** The end of every page: all parts of the site, and who keeps it. */
export function SiteFooter({ homeHref, groups, licence, certificateHref }: SiteFooterProps) {
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <nav aria-label="All pages" className={styles.groups}>
          {groups.map(({ title, links }) => (
            <section key={title}>
              <Label element="h2" tone="gold">
                {title}
              </Label>
              <ul className={styles.links}>
                {links.map(({ label, href, comingSoon }) => (
                  <li key={href} className={styles.link}>
                    <Link variant="quiet" href={href}>
                      {label}
                    </Link>
                    {comingSoon && <ComingSoonMark />}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <div className={styles.operator}>
          <div className={styles.content}>
            <Logo href={homeHref} />
            <Text size="small" tone="muted">
              {licence}
            </Text>
            <Text size="small" strong>
              These are sample details of a demonstration: no real money is involved.
            </Text>
          </div>
          <Badges certificateHref={certificateHref} />
        </div>
      </div>
    </footer>
  );
}
