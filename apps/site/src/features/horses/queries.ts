import type { HorseRun } from '@furlong/backend';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { firstPage, keyAfterPage } from '../../shared/api/keyAfterPage.ts';
import { horseKey } from '../../shared/horses/horseQuery.ts';
import { aheadQuery } from '../races/index.ts';

/** Keys of what everybody may know of a horse. */
export const horseKeys = {
  /** Begins the keys of every horse. */
  any: ['horses'] as const,
  all: horseKey,
  ahead: (horseId: string) => ['horses', horseId, 'ahead'] as const,
  record: (horseId: string) => ['horses', horseId, 'record'] as const,
  runs: (horseId: string) => ['horses', horseId, 'runs'] as const,
};

const pageSize = 20;

export const horseRecordQuery = (horseId: string) =>
  queryOptions({
    queryKey: horseKeys.record(horseId),
    queryFn: () => callApi((api, client) => api.horseRecord(client, { horseId })),
  });

/** The races that a horse has run, the newest first, page by page. */
export const horseRunsQuery = (horseId: string) =>
  infiniteQueryOptions({
    queryKey: horseKeys.runs(horseId),
    initialPageParam: firstPage<HorseRun>(),
    queryFn: ({ pageParam }) =>
      callApi((api, client) =>
        api.horseRuns(client, { horseId, after: pageParam, limit: pageSize }),
      ),
    getNextPageParam: (page) => keyAfterPage(page, pageSize),
  });

/** The races that a horse is entered for. */
export const horseAheadQuery = (horseId: string) =>
  aheadQuery({ horseId }, { queryKey: horseKeys.ahead(horseId), changed: horseKeys.all(horseId) });
