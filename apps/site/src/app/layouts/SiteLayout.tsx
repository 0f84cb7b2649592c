import { SiteFooter, VisuallyHidden } from '@furlong/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../../features/auth/index.ts';
import { footerGroups } from '../../shared/navigation/footerGroups.ts';
import { operator } from '../../shared/operatorAndCertificate.ts';
import { paths } from '../../shared/paths.ts';
import { PageBoundary } from '../PageBoundary.tsx';
import { useAfterAMinute } from '../useAfterAMinute.ts';
import { useHasLoggedIn } from '../useHasLoggedIn.ts';
import { useKeptFocus } from '../useKeptFocus.ts';
import { usePageAnnouncement } from '../usePageAnnouncement.ts';
import { useScrollToTop } from '../useScrollToTop.ts';
import { Header } from './Header.tsx';
import * as styles from './SiteLayout.css.ts';

// Fetched for owners alone. Without it every page is what it was.
const OwnRunners = lazy<ComponentType<{ playerId: string }>>(() =>
  import('../../features/runners/index.ts').then(
    (runners) => ({ default: runners.OwnRunners }),
    () => ({ default: () => null }),
  ),
);

const FirstVisitBar = lazy<ComponentType<{ playerId: string }>>(() =>
  import('./FirstVisitBar.tsx').catch(() => ({ default: () => null })),
);

const AtPlay = lazy<ComponentType<{ playerId: string }>>(() =>
  import('../../features/limits/AtPlay.tsx').catch(() => ({ default: () => null })),
);

/** Around every page: what is shown while it loads or when it fails, and the footer. */
export function SiteLayout() {
  const { pathname } = useLocation();
  useScrollToTop(pathname);
  useKeptFocus();
  const announced = usePageAnnouncement(pathname);
  const session = useSession();
  const afterAMinute = useAfterAMinute();
  const hasLoggedIn = useHasLoggedIn(session.status);
  return (
    <>
      <div role="status">
        <VisuallyHidden>{announced}</VisuallyHidden>
      </div>
      <div className={styles.firstScreen}>
        <PageBoundary page={pathname}>
          <Suspense fallback={<Header />}>
            <Outlet />
          </Suspense>
        </PageBoundary>
      </div>
      <SiteFooter
        homeHref={paths.home}
        groups={footerGroups}
        licence={operator.licence}
        certificateHref={paths.certificate}
        limitsHref={paths.limits}
      />
      {session.status === 'signed-in' && (
        <Suspense>
          <OwnRunners playerId={session.account.userId} />
          <FirstVisitBar playerId={session.account.userId} />
          {(afterAMinute || hasLoggedIn) && <AtPlay playerId={session.account.userId} />}
        </Suspense>
      )}
    </>
  );
}
