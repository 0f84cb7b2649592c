import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';

// The player's id is part of every key: what one player saw is never shown to the next.

export const myStableQuery = (userId: string) =>
  queryOptions({
    queryKey: ['mine', userId, 'stable'],
    queryFn: () => callApi((api, client) => api.myStable(client)),
  });

export const myPursesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['mine', userId, 'purses'],
    queryFn: () => callApi((api, client) => api.myPurses(client)),
  });

export const myHorsesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['mine', userId, 'horses'],
    queryFn: () => callApi((api, client) => api.myHorses(client)),
  });

/** Entries not yet settled. QueryState for again while any is outstanding, since its race will be run. */
export const myEntriesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['mine', userId, 'entries'],
    queryFn: () => callApi((api, client) => api.myUpcomingEntries(client)),
    refetchInterval: ({ state }) => ((state.data?.length ?? 0) > 0 ? 20_000 : false),
  });

export const myActivityQuery = (userId: string, stableId: string) =>
  queryOptions({
    queryKey: ['mine', userId, 'activity'],
    queryFn: () => callApi((api, client) => api.recentActivity(client, { stableId, limit: 8 })),
  });
