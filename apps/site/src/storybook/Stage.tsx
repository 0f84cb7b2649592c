import type { Account } from '@furlong/backend';
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router-dom';
import { PageLayout } from '../app/layouts/PageLayout.tsx';
import { StableLayout } from '../app/layouts/StableLayout.tsx';
import { type Session, SessionContext } from '../features/auth/index.ts';

/** What the backend has answered: the key of a query, and its data. */
export type Answer = readonly [key: QueryKey, data: unknown];

export interface StageProps {
  Page: ComponentType;
  /** The route that leads to the page, such as "/races/:raceId". */
  route: string;
  /**
   * The address at which it is shown.
   * @default the route
   */
  address?: string;
  /** Answers at hand; whatever else the page asks is left to the story's backend. */
  answers?: readonly Answer[];
  /** The signed-in player, on the screens of the stable. */
  player?: Account;
}

/** Sets one page up for Storybook: its address, its frame, its player and the backend's answers. */
export function Stage({ Page, route, address = route, answers = [], player }: StageProps) {
  const [queries] = useState(() => prepared(answers));
  return (
    <QueryClientProvider client={queries}>
      <SessionContext value={player ? { status: 'signed-in', account: player } : visitor}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route element={<PageLayout />}>
              {player ? (
                <Route element={<StableLayout />}>
                  <Route element={<Outlet context={player} />}>
                    <Route path={route} element={<Page />} />
                  </Route>
                </Route>
              ) : (
                <Route path={route} element={<Page />} />
              )}
            </Route>
          </Routes>
        </MemoryRouter>
      </SessionContext>
    </QueryClientProvider>
  );
}

const visitor: Session = { status: 'signed-out' };

function prepared(answers: readonly Answer[]) {
  const queries = new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, staleTime: Number.POSITIVE_INFINITY },
    },
  });
  for (const [key, data] of answers) queries.setQueryData(key, data);
  return queries;
}
