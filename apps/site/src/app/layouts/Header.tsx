import { SiteHeader, type SiteHeaderProps } from '@furlong/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAccountDialog } from '../../features/auth/AccountDialogProvider.tsx';
import { useSession } from '../../features/auth/SessionProvider.tsx';
import { callApi } from '../../shared/api/callApi.ts';
import { useTheme } from './useTheme.ts';

const links: SiteHeaderProps['links'] = [
  { label: 'Races', href: '/races/future-races' },
  { label: 'Marketplace', href: '/marketplace/buy-in-sales-ring' },
  { label: 'Leaderboards', href: '/leaderboards/stables' },
  { label: 'Community', href: '/community/game-activity' },
  { label: 'Help', href: '/help/quick-start-guide' },
];

/** The part of the site that an address belongs to: '/races/…' to the link that starts alike. */
function currentLink(pathname: string) {
  const part = pathname.split('/')[1];
  return links.find(({ href }) => href.split('/')[1] === part)?.href;
}

/** The header of every page, with the account's corner as it stands. */
export function Header({ surface = 'turf' }: Pick<SiteHeaderProps, 'surface'>) {
  const { theme, choose } = useTheme();
  const account = useAccountCorner();
  return (
    <SiteHeader
      account={account}
      links={links}
      currentHref={currentLink(useLocation().pathname)}
      theme={theme}
      onThemeChange={({ theme: chosen }) => choose(chosen)}
      surface={surface}
    />
  );
}

function useAccountCorner(): SiteHeaderProps['account'] {
  const session = useSession();
  const openDialog = useAccountDialog();
  const navigate = useNavigate();

  switch (session.status) {
    case 'loading':
      return { state: 'loading' };
    case 'signed-out':
      return {
        state: 'visitor',
        onLogin: () => openDialog('login'),
        onJoin: () => openDialog('register'),
      };
    case 'signed-in':
      return {
        state: 'signed-in',
        stableName: session.account.stableName,
        email: session.account.email,
        stableHref: '/stable',
        profileHref: '/community/profile',
        settingsHref: '/account/my-details',
        onSignOut: () => {
          void navigate('/');
          // The session of this browser ends even where the server cannot be told.
          callApi((api, client) => api.signOut(client)).catch(() => undefined);
        },
      };
  }
}
