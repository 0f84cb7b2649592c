import { SiteHeader, type SiteHeaderProps } from '@furlong/ui';
import { useMutation } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  accountNames,
  signOutMutation,
  useAccountDialog,
  useSession,
} from '../../features/auth/index.ts';
import { headerLinkAt, headerLinks, pagesOf } from '../../shared/navigation/headerLinks.ts';
import { paths } from '../../shared/paths.ts';
import { focusPage } from '../focusPage.ts';
import { useTheme } from './useTheme.ts';

// Fetched for owners alone. Without it the header is what it was.
const NextOffLink = lazy<ComponentType>(() =>
  import('./OwnersCorner.tsx').then(
    ({ NextOffLink }) => ({ default: NextOffLink }),
    () => ({ default: () => null }),
  ),
);

const NewsMark = lazy<ComponentType<{ playerId: string }>>(() =>
  import('./OwnersCorner.tsx').then(
    ({ NewsMark }) => ({ default: NewsMark }),
    () => ({ default: () => null }),
  ),
);

const links = headerLinks.map((link) => ({ ...link, pages: pagesOf(link) }));

/** The header of every page, with the account's corner as it stands. */
export function Header({ surface = 'turf' }: Pick<SiteHeaderProps, 'surface'>) {
  const { theme, choose } = useTheme();
  const account = useAccountCorner();
  const { pathname } = useLocation();
  return (
    <SiteHeader
      homeHref={paths.home}
      account={account}
      links={links}
      currentHref={headerLinkAt(pathname)?.href}
      currentPage={pathname}
      onSkip={focusPage}
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
  const signOut = useMutation(signOutMutation);

  switch (session.status) {
    case 'loading':
    case 'unreachable':
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
        name: accountNames(session.account).short,
        nextOff: (
          <Suspense>
            <NextOffLink />
          </Suspense>
        ),
        mark: (
          <Suspense>
            <NewsMark playerId={session.account.userId} />
          </Suspense>
        ),
        stableHref: paths.stable,
        profileHref: paths.profile,
        settingsHref: paths.myDetails,
        onSignOut: () => {
          void navigate(paths.home);
          signOut.mutate();
        },
      };
  }
}
