import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../shared/api/api.ts';

// The player's id is part of every key: what one player saw is never shown to the next.

export const myStableQuery = (userId: string) =>
  queryOptions({
    queryKey: ['mine', userId, 'stable'],
    queryFn: () => ask((rooms, client) => rooms.myStable(client)),
  });

export const myPursesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['mine', userId, 'purses'],
    queryFn: () => ask((rooms, client) => rooms.myPurses(client)),
  });

export const myHorsesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['mine', userId, 'horses'],
    queryFn: () => ask((rooms, client) => rooms.myHorses(client)),
  });

/** Entries not yet settled. Asked for again while any is outstanding, since its race will be run. */
export const myEntriesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['mine', userId, 'entries'],
    queryFn: () => ask((rooms, client) => rooms.myUpcomingEntries(client)),
    refetchInterval: ({ state }) => ((state.data?.length ?? 0) > 0 ? 20_000 : false),
  });

export const myActivityQuery = (userId: string, stableId: string) =>
  queryOptions({
    queryKey: ['mine', userId, 'activity'],
    queryFn: () => ask((rooms, client) => rooms.recentActivity(client, { stableId, limit: 8 })),
  });
