import { StablePanel } from '@furlong/ui';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { stableTiles } from '../../shared/navigation/stableTiles.ts';
import * as styles from './PageLayout.css.ts';
import { PageLoading } from './PageLoading.tsx';

/** The stable's screens, beside its panel; what is elsewhere than it leads has the section's links above it. */
export function StableLayout() {
  const { pathname } = useLocation();
  if (!/^\/(stable|account)(\/|$)/.test(pathname)) {
    return (
      <Suspense fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
    );
  }
  return (
    <div className={styles.besidePanel}>
      <StablePanel tiles={stableTiles} currentHref={pathname} />
      <div>
        {/* The panel stays while the page beside it is fetched. */}
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </div>
    </div>
  );
}
