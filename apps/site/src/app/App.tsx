import { UiProvider } from '@furlong/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { AccountDialogProvider, SessionProvider } from '../features/auth/index.ts';
import { createQueryClient } from '../shared/api/queryClient.ts';
import { RouterLink, RouterLinks } from './RouterLink.tsx';
import { Router } from './router.tsx';

const queryClient = createQueryClient();

export function App() {
  return (
    <BrowserRouter>
      <Site queryClient={queryClient} />
    </BrowserRouter>
  );
}

/** The whole site inside a router: who is signed in, and the pages. */
export function Site({ queryClient }: { queryClient: QueryClient }) {
  return (
    <UiProvider link={RouterLink}>
      <RouterLinks>
        <QueryClientProvider client={queryClient}>
          <SessionProvider>
            <AccountDialogProvider>
              <Router />
            </AccountDialogProvider>
          </SessionProvider>
        </QueryClientProvider>
      </RouterLinks>
    </UiProvider>
  );
}
