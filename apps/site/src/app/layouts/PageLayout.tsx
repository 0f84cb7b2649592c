import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PageBoundary } from '../PageBoundary.tsx';
import { Header } from './Header.tsx';
import * as styles from './PageLayout.css.ts';
import { PageLoading } from './PageLoading.tsx';

export interface PageLayoutProps {
  /**
   * Marks the page as one that is not built yet, for whoever crawls the site.
   * @default false
   */
  comingSoon?: boolean;
}

/** A page on paper under the header, as all are but the front page. */
export function PageLayout({ comingSoon = false }: PageLayoutProps) {
  const { pathname } = useLocation();
  return (
    <>
      <Header />
      <main className={styles.page} data-coming-soon={comingSoon || undefined}>
        <PageBoundary page={pathname}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </PageBoundary>
      </main>
    </>
  );
}
