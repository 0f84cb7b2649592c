import { createRoutesFromElements, Route, useRoutes } from 'react-router-dom';
import { SignedInOnly } from '../features/auth/index.ts';
import { NotFound } from '../shared/page/NotFound.tsx';
import { Header } from './layouts/Header.tsx';
import { PageLayout } from './layouts/PageLayout.tsx';
import { SiteLayout } from './layouts/SiteLayout.tsx';
import { StableLayout } from './layouts/StableLayout.tsx';
import { landingPage, publicPages } from './publicPages.ts';
import { stablePages } from './stablePages.ts';
import { usePrefetch } from './usePrefetch.ts';

// Made once: to make them anew for every page costs as much as to find the page.
const routes = createRoutesFromElements(
  <Route element={<SiteLayout />}>
    <Route
      path={landingPage.path}
      element={<landingPage.Page header={<Header surface="transparent" />} />}
    />
    <Route element={<PageLayout />}>
      {publicPages.map(({ path, Page }) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
      <Route path="*" element={<NotFound />} />
      <Route element={<StableLayout />}>
        <Route element={<SignedInOnly />}>
          {stablePages.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Route>
      </Route>
    </Route>
  </Route>,
);

/** Every route of the site, with the layouts around its page. */
export function Router() {
  usePrefetch();
  return useRoutes(routes);
}
