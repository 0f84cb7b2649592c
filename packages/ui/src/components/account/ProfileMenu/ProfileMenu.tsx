import { IconHorseshoe, IconLogout, IconSettings, IconUserCircle } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Icon } from '../../../primitives/Icon/Icon';
import { trigger } from '../../../primitives/Menu/Menu.css';
import * as styles from './ProfileMenu.css';

// Half of a visitor's script would be a menu that only owners have.
const Menu = lazy(async () => ({ default: (await import('../../../primitives/Menu/Menu')).Menu }));

export interface ProfileMenuProps {
  /** What the owner is called: the stable's name, where there is one. */
  name: string;
  stableHref: string;
  profileHref: string;
  settingsHref: string;
  onSignOut: () => void;
}

/** What belongs to the signed-in owner, under the stable's name. */
export function ProfileMenu({
  name,
  stableHref,
  profileHref,
  settingsHref,
  onSignOut,
}: ProfileMenuProps) {
  const owner = (
    <>
      <Icon icon={IconUserCircle} size="medium" className={styles.icon} />
      <span className={styles.name}>{name}</span>
    </>
  );
  return (
    <Suspense fallback={<span className={trigger}>{owner}</span>}>
      <Menu
        label={`${name}, account menu`}
        trigger={owner}
        title={name}
        groups={[
          [
            {
              label: 'My Stable',
              href: stableHref,
              icon: <Icon icon={IconHorseshoe} className={styles.icon} />,
            },
            {
              label: 'Profile',
              href: profileHref,
              icon: <Icon icon={IconUserCircle} className={styles.icon} />,
            },
            {
              label: 'Settings',
              href: settingsHref,
              icon: <Icon icon={IconSettings} className={styles.icon} />,
            },
          ],
          [
            {
              label: 'Sign Out',
              onPress: onSignOut,
              icon: <Icon icon={IconLogout} className={styles.icon} />,
            },
          ],
        ]}
      />
    </Suspense>
  );
}
