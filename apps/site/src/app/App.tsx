import { UiProvider } from '@furlong/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { AccountDialogProvider } from '../features/auth/AccountDialogProvider.tsx';
import { SessionProvider } from '../features/auth/SessionProvider.tsx';
import { SignedInOnly } from '../features/auth/SignedInOnly.tsx';
import { queryClient } from '../shared/api/queryClient.ts';
import { PageLayout } from './layouts/PageLayout.tsx';
import { SiteLayout } from './layouts/SiteLayout.tsx';
import { StableLayout } from './layouts/StableLayout.tsx';
import { ElsewherePage } from './NotFoundPage.tsx';
import { RouterLink } from './RouterLink.tsx';
import { landingPage, notOpenPaths, publicPages, stablePages } from './router.tsx';

/** The whole site: who is there, the frame around every page, and the page itself. */
export function App() {
  return (
    <BrowserRouter>
      <UiProvider link={RouterLink}>
        <QueryClientProvider client={queryClient}>
          <SessionProvider>
            <AccountDialogProvider>
              <Pages />
            </AccountDialogProvider>
          </SessionProvider>
        </QueryClientProvider>
      </UiProvider>
    </BrowserRouter>
  );
}

const isStable = (path: string) => path.startsWith('/stable/');

function Pages() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        <Route path={landingPage.path} element={<landingPage.Page />} />
        <Route element={<PageLayout />}>
          {publicPages.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          {notOpenPaths
            .filter((path) => !isStable(path))
            .map((path) => (
              <Route key={path} path={path} element={<ElsewherePage />} />
            ))}
          <Route path="*" element={<ElsewherePage />} />
          <Route element={<StableLayout />}>
            {notOpenPaths.filter(isStable).map((path) => (
              <Route key={path} path={path} element={<ElsewherePage />} />
            ))}
            <Route element={<SignedInOnly />}>
              {stablePages.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
            </Route>
          </Route>
        </Route>
      </Route>
    </Routes>
  );
}
