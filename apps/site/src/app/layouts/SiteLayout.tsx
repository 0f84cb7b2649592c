import { SiteFooter } from '@furlong/ui';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { sections } from '../../shared/navigation.ts';
import { operator } from '../../shared/operatorDetails.ts';
import { paths } from '../../shared/paths.ts';
import { PageBoundary } from '../PageBoundary.tsx';
import { useScrollToTop } from '../useScrollToTop.ts';
import { Header } from './Header.tsx';

/** Around every page: what is shown while it loads or when it fails, and the footer. */
export function SiteLayout() {
  const { pathname } = useLocation();
  useScrollToTop(pathname);
  return (
    <>
      <PageBoundary page={pathname}>
        <Suspense fallback={<Header />}>
          <Outlet />
        </Suspense>
      </PageBoundary>
      <SiteFooter
        homeHref={paths.home}
        groups={sections}
        licence={operator.licence}
        certificateHref={paths.certificate}
      />
    </>
  );
}
