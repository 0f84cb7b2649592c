import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button';
import { Link } from '../../../primitives/Link/Link';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { ProfileMenu, type ProfileMenuProps } from '../../account/ProfileMenu/ProfileMenu';
import * as styles from './SiteHeader.css';

/** Who is looking at the page, as far as it is known. */
export type Account =
  | { state: 'loading' }
  | { state: 'visitor'; onLogin: () => void; onJoin: () => void }
  | ({
      state: 'signed-in';
      /** A `HeaderNextOff`, once it is known. */
      nextOff: ReactNode;
      /** A `HeaderMark`, once what is new is known. */
      mark: ReactNode;
    } & ProfileMenuProps);

/** The end of the header: a placeholder, the two ways in, or the owner's menu. */
export function AccountCorner({ account }: { account: Account }) {
  switch (account.state) {
    case 'loading':
      return (
        <div role="status" className={styles.placeholder}>
          <VisuallyHidden>Loading your account</VisuallyHidden>
          <Skeleton height="44px" />
        </div>
      );
    case 'visitor':
      return (
        <div className={styles.waysIn}>
          <Button variant="secondary" onPress={account.onLogin}>
            LOGIN
          </Button>
          <Button variant="gold" onPress={account.onJoin}>
            JOIN
          </Button>
        </div>
      );
    case 'signed-in': {
      const { state: _state, nextOff: _nextOff, mark, ...owner } = account;
      return (
        <>
          <span className={styles.stable}>
            <Link variant="quiet" href={account.stableHref}>
              My Stable
            </Link>
          </span>
          {mark}
          <ProfileMenu {...owner} />
        </>
      );
    }
  }
}
