import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PageBoundary } from '../PageBoundary.tsx';
import { Header } from './Header.tsx';
import * as styles from './PageLayout.css.ts';
import { PageLoading } from './PageLoading.tsx';

/** A page on paper under the header, as all are but the front page. */
export function PageLayout() {
  const { pathname } = useLocation();
  return (
    <>
      <Header />
      <main className={styles.page}>
        <PageBoundary page={pathname}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </PageBoundary>
      </main>
    </>
  );
}
