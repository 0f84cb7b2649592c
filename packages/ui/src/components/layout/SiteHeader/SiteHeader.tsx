import { IconMenu2 } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../../../primitives/Icon/Icon';
import { IconButton } from '../../../primitives/IconButton/IconButton';
import { Link } from '../../../primitives/Link/Link';
import { Sheet } from '../../../primitives/Sheet/Sheet';
import { Stack } from '../../../primitives/Stack/Stack';
import { type ThemeChoice, ThemeSwitch } from '../../../primitives/ThemeSwitch/ThemeSwitch';
import { Logo } from '../Logo/Logo';
import { type Account, AccountCorner } from './AccountCorner';
import * as styles from './SiteHeader.css';

export interface NavigationLink {
  label: string;
  href: string;
}

/** A link of the header with the open pages of its part of the site. */
export interface HeaderLink extends NavigationLink {
  pages: readonly NavigationLink[];
}

export type HeaderSurface = 'turf' | 'transparent';

export interface SiteHeaderProps {
  /** Leads to the front page. */
  homeHref: string;
  account: Account;
  /** Races, Marketplace, Leaderboards, Community, Help. */
  links: readonly HeaderLink[];
  /** `href` of the link whose part of the site is shown: its pages stand below the line. */
  currentHref?: string | undefined;
  /** `href` of the page that is shown. */
  currentPage: string;
  /** Past the header, to the page's own heading. */
  onSkip: () => void;
  theme: ThemeChoice;
  onThemeChange: (detail: { theme: ThemeChoice }) => void;
  /**
   * `transparent` lets the hero behind it show through.
   * @default 'turf'
   */
  surface?: HeaderSurface;
}

/** The top of every page. */
export function SiteHeader({
  homeHref,
  account,
  links,
  currentHref,
  currentPage,
  onSkip,
  theme,
  onThemeChange,
  surface = 'turf',
}: SiteHeaderProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  const signedIn = account.state === 'signed-in';
  // An owner's corner needs the room that the links have in a visitor's window.
  const { inLine, inSheet } = styles.navigation[signedIn ? 'owner' : 'visitor'];
  const part = links.find(({ href }) => href === currentHref);
  const themeSwitch = <ThemeSwitch value={theme} onChange={onThemeChange} />;
  return (
    <header className={styles.root[surface]}>
      <button type="button" className={styles.skip} onClick={onSkip}>
        Skip to content
      </button>
      <div className={styles.line}>
        <Logo href={homeHref} />
        <nav aria-label="Main" className={inLine}>
          <ul className={styles.links}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link variant="quiet" href={href} current={href === currentHref}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={signedIn ? styles.ownersCorner : styles.corner}>
          {signedIn && account.nextOff}
          <div className={inLine}>{themeSwitch}</div>
          <AccountCorner account={account} />
          <div className={inSheet}>
            <IconButton
              label="Menu"
              icon={<Icon icon={IconMenu2} size="large" />}
              expanded={menuOpen}
              onPress={() => setMenuOpen(true)}
            />
          </div>
        </div>
      </div>
      {part && part.pages.length > 1 && (
        <nav aria-label={part.label} className={inLine}>
          <ul className={styles.pages}>
            <Pages pages={part.pages} currentPage={currentPage} />
          </ul>
        </nav>
      )}
      <Sheet title="Menu" open={menuOpen} onClose={() => setMenuOpen(false)}>
        <Stack gap="large">
          <nav aria-label="Main">
            <ul className={styles.sheetLinks}>
              {signedIn && (
                <li>
                  <Link
                    variant="quiet"
                    href={account.stableHref}
                    onPress={() => setMenuOpen(false)}
                  >
                    My Stable
                  </Link>
                </li>
              )}
              {links.map(({ label, href, pages }) => (
                <li key={href}>
                  <Link
                    variant="quiet"
                    href={href}
                    current={href === currentHref}
                    onPress={() => setMenuOpen(false)}
                  >
                    {label}
                  </Link>
                  {pages.length > 1 && (
                    <ul className={styles.sheetPages}>
                      <Pages
                        pages={pages}
                        currentPage={currentPage}
                        onPress={() => setMenuOpen(false)}
                      />
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          {themeSwitch}
        </Stack>
      </Sheet>
    </header>
  );
}

interface PagesProps extends Pick<SiteHeaderProps, 'currentPage'> {
  pages: HeaderLink['pages'];
  onPress?: () => void;
}

function Pages({ pages, currentPage, onPress }: PagesProps) {
  return pages.map(({ label, href }) => (
    <li key={href}>
      <Link
        variant="quiet"
        href={href}
        current={href === currentPage}
        {...(onPress && { onPress })}
      >
        {label}
      </Link>
    </li>
  ));
}
