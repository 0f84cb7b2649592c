import { SiteFooter, VisuallyHidden } from '@furlong/ui';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { footerGroups } from '../../shared/navigation/footerGroups.ts';
import { operator } from '../../shared/operatorAndCertificate.ts';
import { paths } from '../../shared/paths.ts';
import { PageBoundary } from '../PageBoundary.tsx';
import { useKeptFocus } from '../useKeptFocus.ts';
import { usePageAnnouncement } from '../usePageAnnouncement.ts';
import { useScrollToTop } from '../useScrollToTop.ts';
import { Header } from './Header.tsx';
import * as styles from './SiteLayout.css.ts';

/** Around every page: what is shown while it loads or when it fails, and the footer. */
export function SiteLayout() {
  const { pathname } = useLocation();
  useScrollToTop(pathname);
  useKeptFocus();
  const announced = usePageAnnouncement(pathname);
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
      />
    </>
  );
}
