import { StablePanel } from '@furlong/ui';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { accountTiles } from '../../shared/navigation/accountTiles.ts';
import { stableTiles } from '../../shared/navigation/stableTiles.ts';
import * as styles from './PageLayout.css.ts';
import { PageLoading } from './PageLoading.tsx';

/**
 * The stable's screens beside its panel, and the account's beside its own; what is elsewhere than they lead has
 * the section's links above it.
 */
export function StableLayout() {
  const { pathname } = useLocation();
  const ofAccount = accountTiles.some(({ href }) => href === pathname);
  if (!ofAccount && !/^\/(stable|account)(\/|$)/.test(pathname)) {
    return (
      <Suspense fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
    );
  }
  return (
    <div className={styles.besidePanel}>
      <StablePanel
        title={ofAccount ? 'My Account' : 'Stable'}
        tiles={ofAccount ? accountTiles : stableTiles}
        currentHref={pathname}
      />
      <div>
        {/* The panel stays while the page beside it is fetched. */}
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </div>
    </div>
  );
}
