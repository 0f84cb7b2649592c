import { UiProvider } from '@furlong/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { AccountDialogProvider } from './account/AccountDialogProvider.tsx';
import { SessionProvider } from './account/SessionProvider.tsx';
import { queryClient } from './backend/queryClient.ts';
import { SiteFrame } from './frame/SiteFrame.tsx';
import { StableFrame } from './frame/StableFrame.tsx';
import { ElsewherePage } from './elsewhere/ElsewherePage.tsx';
import { RouterLink } from './RouterLink.tsx';
import { builtPaths, publicPages, stablePages } from './routes.tsx';
import { sections } from './sections.ts';

const notOpen = sections
  .flatMap(({ links }) => links)
  .filter(({ href }) => !builtPaths.has(href));

/** The whole site: who is there, the frame around every page, and the page itself. */
export function App() {
  return (
    <BrowserRouter>
      <UiProvider link={RouterLink}>
        <QueryClientProvider client={queryClient}>
          <SessionProvider>
            <AccountDialogProvider>
              <Routes>
                <Route element={<SiteFrame />}>
                  {publicPages.map(({ path, Page }) => (
                    <Route key={path} path={path} element={<Page />} />
                  ))}
                  {notOpen.map(({ href }) => (
                    <Route key={href} path={href} element={<ElsewherePage />} />
                  ))}
                  <Route path="*" element={<ElsewherePage />} />
                  <Route element={<StableFrame />}>
                    {stablePages.map(({ path, Page }) => (
                      <Route key={path} path={path} element={<Page />} />
                    ))}
                  </Route>
                </Route>
              </Routes>
            </AccountDialogProvider>
          </SessionProvider>
        </QueryClientProvider>
      </UiProvider>
    </BrowserRouter>
  );
}
