import type { Horse, StableWinner } from '@furlong/backend';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { firstPage, keyAfterPage } from '../../shared/api/keyAfterPage.ts';
import { aheadQuery } from '../races/index.ts';

/** Keys of what everybody may know of a stable. */
const stableKeys = {
  all: (stableId: string) => ['stables', stableId] as const,
  one: (stableId: string) => ['stables', stableId, 'stable'] as const,
  record: (stableId: string) => ['stables', stableId, 'record'] as const,
  ahead: (stableId: string) => ['stables', stableId, 'ahead'] as const,
  horses: (stableId: string) => ['stables', stableId, 'horses'] as const,
  trophies: (stableId: string) => ['stables', stableId, 'trophies'] as const,
  winners: (stableId: string) => ['stables', stableId, 'winners'] as const,
};

const pageSize = 20;

export const stableQuery = (stableId: string) =>
  queryOptions({
    queryKey: stableKeys.one(stableId),
    queryFn: () => callApi((api, client) => api.stableById(client, { stableId })),
  });

export const stableRecordQuery = (stableId: string) =>
  queryOptions({
    queryKey: stableKeys.record(stableId),
    queryFn: () => callApi((api, client) => api.stableRecord(client, { stableId })),
  });

/** The races that horses of a stable are entered for. */
export const stableAheadQuery = (stableId: string) =>
  aheadQuery(
    { stableId },
    { queryKey: stableKeys.ahead(stableId), changed: stableKeys.all(stableId) },
  );

/** A stable's horses, the highest rated first, page by page. */
export const stableHorsesQuery = (stableId: string) =>
  infiniteQueryOptions({
    queryKey: stableKeys.horses(stableId),
    initialPageParam: firstPage<Horse>(),
    queryFn: ({ pageParam }) =>
      callApi((api, client) =>
        api.stableHorses(client, { stableId, after: pageParam, limit: pageSize }),
      ),
    getNextPageParam: (page) => keyAfterPage(page, pageSize),
  });

/** The graded races that a stable has won. */
export const stableTrophiesQuery = (stableId: string) =>
  queryOptions({
    queryKey: stableKeys.trophies(stableId),
    queryFn: () => callApi((api, client) => api.stableTrophies(client, { stableId })),
  });

/** The races that a stable has won, the newest first, page by page. */
export const stableWinnersQuery = (stableId: string) =>
  infiniteQueryOptions({
    queryKey: stableKeys.winners(stableId),
    initialPageParam: firstPage<StableWinner>(),
    queryFn: ({ pageParam }) =>
      callApi((api, client) =>
        api.stableWinners(client, { stableId, after: pageParam, limit: pageSize }),
      ),
    getNextPageParam: (page) => keyAfterPage(page, pageSize),
  });
