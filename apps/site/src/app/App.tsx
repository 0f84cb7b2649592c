import { UiProvider } from '@furlong/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { AccountDialogProvider, SessionProvider } from '../features/auth/index.ts';
import { queryClient } from '../shared/api/queryClient.ts';
import { RouterLink } from './RouterLink.tsx';
import { Router } from './router.tsx';

/** The whole site: its router, who is signed in, and the pages. */
export function App() {
  return (
    <BrowserRouter>
      <UiProvider link={RouterLink}>
        <QueryClientProvider client={queryClient}>
          <SessionProvider>
            <AccountDialogProvider>
              <Router />
            </AccountDialogProvider>
          </SessionProvider>
        </QueryClientProvider>
      </UiProvider>
    </BrowserRouter>
  );
}
