import type { Horse, HorseRun } from '@furlong/backend';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { firstPage, keyAfterPage } from '../../shared/api/keyAfterPage.ts';
import { horseKey } from '../../shared/horses/horseQuery.ts';
import { aheadQuery } from '../races/index.ts';
import { stableKeys } from '../stable/index.ts';

/** Keys of what everybody may know of a horse. */
export const horseKeys = {
  /** Begins the keys of every horse. */
  any: ['horses'] as const,
  all: horseKey,
  ahead: (horseId: string) => ['horses', horseId, 'ahead'] as const,
  record: (horseId: string) => ['horses', horseId, 'record'] as const,
  runs: (horseId: string) => ['horses', horseId, 'runs'] as const,
  opened: (horseId: string, talentsHash: string) =>
    ['horses', horseId, 'opened', talentsHash] as const,
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

/**
 * What was hidden of a retired horse, and what this browser found when it compared it with the hash of the
 * horse's birth.
 */
export const openedTalentsQuery = (horseId: string, talentsHash: string) =>
  queryOptions({
    queryKey: horseKeys.opened(horseId, talentsHash),
    queryFn: async () => {
      const [{ isSealedBy }, opened] = await Promise.all([
        import('@furlong/game/engine'),
        callApi((api, client) => api.openedTalents(client, { horseId })),
      ]);
      if (opened === null) return null;
      try {
        const state = (await isSealedBy(opened, talentsHash)) ? 'kept' : 'broken';
        return { opened, seal: { state } as const };
      } catch (error) {
        const problem = error instanceof Error ? error.message : '';
        return { opened, seal: { state: 'unchecked', problem } as const };
      }
    },
  });

/** The player's retired horses, the last retired first, page by page. */
export const retiredHorsesQuery = (playerId: string) =>
  infiniteQueryOptions({
    queryKey: stableKeys.retired(playerId),
    initialPageParam: firstPage<Horse>(),
    queryFn: ({ pageParam }) =>
      callApi((api, client) => api.myRetiredHorses(client, { after: pageParam, limit: pageSize })),
    getNextPageParam: (page) => keyAfterPage(page, pageSize),
  });

/** The groups into which the player has divided the horses of the stable. */
export const horseGroupsQuery = (playerId: string) =>
  queryOptions({
    queryKey: stableKeys.groups(playerId),
    queryFn: () => callApi((api, client) => api.myHorseGroups(client)),
  });

/** What the player has noted of a horse. */
export const horseNoteQuery = (playerId: string, horseId: string) =>
  queryOptions({
    queryKey: [...stableKeys.notes(playerId), horseId] as const,
    queryFn: () => callApi((api, client) => api.myHorseNote(client, { horseId })),
  });
