import type { UpcomingEntry } from '@furlong/backend';
import { MINUTE } from '@furlong/game/rules';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { playerKey } from '../../shared/api/playerKey.ts';
import { progressInterval } from '../../shared/races/polling.ts';
import { serverNow } from '../../shared/time/clock.ts';

/** Keys of what a player's stable has and does. */
export const stableKeys = {
  stable: (playerId: string) => [...playerKey(playerId), 'stable'] as const,
  purses: (playerId: string) => [...playerKey(playerId), 'purses'] as const,
  horses: (playerId: string) => [...playerKey(playerId), 'horses'] as const,
  entries: (playerId: string) => [...playerKey(playerId), 'entries'] as const,
  trophies: (playerId: string) => [...playerKey(playerId), 'trophies'] as const,
  activity: (playerId: string) => [...playerKey(playerId), 'activity'] as const,
  /** What an entry that is made or taken back changes. */
  ofEntry: (playerId: string) => [
    stableKeys.entries(playerId),
    stableKeys.purses(playerId),
    stableKeys.activity(playerId),
  ],
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

/** The graded races that the player's stable has won. */
export const myTrophiesQuery = (playerId: string) =>
  queryOptions({
    queryKey: stableKeys.trophies(playerId),
    queryFn: () => callApi((api, client) => api.myTrophies(client)),
  });

export const myHorsesQuery = (playerId: string) =>
  queryOptions({
    queryKey: stableKeys.horses(playerId),
    queryFn: () => callApi((api, client) => api.myHorses(client)),
  });

/**
 * Entries not yet settled, next race first; asked for again at its off, and when its last runner is
 * home. An entry that is gone was settled, and what its race changed is asked for again as well.
 */
export const myEntriesQuery = (playerId: string) => {
  const queryKey = stableKeys.entries(playerId);
  return queryOptions({
    queryKey,
    queryFn: async ({ client }) => {
      const before = client.getQueryData<UpcomingEntry[]>(queryKey) ?? [];
      const entries = await callApi((api, backend) => api.myUpcomingEntries(backend));
      if (before.some(({ id }) => entries.every((entry) => entry.id !== id))) {
        const changed = [
          stableKeys.horses(playerId),
          stableKeys.purses(playerId),
          stableKeys.trophies(playerId),
          stableKeys.activity(playerId),
        ];
        for (const key of changed) void client.invalidateQueries({ queryKey: key });
      }
      return entries;
    },
    refetchInterval: ({ state: { data: [next] = [] } }) =>
      next ? Math.min(MINUTE, progressInterval(next.race, serverNow()) || MINUTE) : false,
  });
};

export const myActivityQuery = (playerId: string) =>
  queryOptions({
    queryKey: stableKeys.activity(playerId),
    queryFn: () => callApi((api, client) => api.myActivity(client, { limit: 16 })),
  });
