import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { playerKey } from '../../shared/api/playerKey.ts';

/** Keys of what a player's stable has and does. */
export const stableKeys = {
  stable: (playerId: string) => [...playerKey(playerId), 'stable'] as const,
  purses: (playerId: string) => [...playerKey(playerId), 'purses'] as const,
  horses: (playerId: string) => [...playerKey(playerId), 'horses'] as const,
  entries: (playerId: string) => [...playerKey(playerId), 'entries'] as const,
  activity: (playerId: string) => [...playerKey(playerId), 'activity'] as const,
};

export const myStableQuery = (playerId: string) =>
  queryOptions({
    queryKey: stableKeys.stable(playerId),
    queryFn: () => callApi((api, client) => api.myStable(client)),
  });

export const myPursesQuery = (playerId: string) =>
  queryOptions({
    queryKey: stableKeys.purses(playerId),
    queryFn: () => callApi((api, client) => api.myPurses(client)),
  });

export const myHorsesQuery = (playerId: string) =>
  queryOptions({
    queryKey: stableKeys.horses(playerId),
    queryFn: () => callApi((api, client) => api.myHorses(client)),
  });

/** Entries not yet settled. Fetched again while any is outstanding, since its race will be run. */
export const myEntriesQuery = (playerId: string) =>
  queryOptions({
    queryKey: stableKeys.entries(playerId),
    queryFn: () => callApi((api, client) => api.myUpcomingEntries(client)),
    refetchInterval: ({ state }) => ((state.data?.length ?? 0) > 0 ? 20_000 : false),
  });

export const myActivityQuery = (playerId: string, stableId: string) =>
  queryOptions({
    queryKey: [...stableKeys.activity(playerId), stableId],
    queryFn: () => callApi((api, client) => api.recentActivity(client, { stableId, limit: 8 })),
  });
