import { SiteFooter } from '@furlong/ui';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { operator } from '../operator.ts';
import { sections } from '../sections.ts';
import { Header } from './Header.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { useScrollToTop } from './useScrollToTop.ts';

/** Around every page: what is shown while it loads or when it fails, and the footer. */
export function SiteFrame() {
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
        groups={sections}
        licence={operator.licence}
        certificateHref="/gaming-labs-certification"
      />
    </>
  );
}
