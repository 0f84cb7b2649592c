import type { RequestWithEntries } from '@furlong/backend';
import { MINUTE } from '@furlong/game/rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { requestsApi } from '../../shared/api/domains.ts';
import { playerKey } from '../../shared/api/playerKey.ts';

/** Keys of the race requests: they begin as those of races do, which new colours outdate. */
export const requestKeys = {
  open: ['races', 'requests', 'open'],
  one: (requestId: string) => ['races', 'requests', 'one', requestId] as const,
  fitting: (requestId: string) => [...requestKeys.one(requestId), 'fitting'] as const,
  waiting: (playerId: string) => [...playerKey(playerId), 'waiting horses'] as const,
} as const;

const pageSize = 10;

type PageKey = { id: string; latestOff: number } | null;
const firstPage: PageKey = null;

/** The requests that wait for horses, the one that ends first before the others, page by page. */
export const openRequestsQuery = infiniteQueryOptions({
  queryKey: requestKeys.open,
  initialPageParam: firstPage,
  queryFn: ({ pageParam }) =>
    callApi(requestsApi, (api, client) =>
      api.openRaceRequests(client, { after: pageParam, limit: pageSize }),
    ),
  getNextPageParam: (page: readonly RequestWithEntries[]): PageKey | undefined => {
    const last = page.at(-1)?.request;
    return page.length < pageSize || last === undefined
      ? undefined
      : { id: last.id, latestOff: last.latestOff };
  },
  refetchInterval: MINUTE,
});

/** One request with the horses in it; fetched again while that can change. */
export const requestQuery = (requestId: string) =>
  queryOptions({
    queryKey: requestKeys.one(requestId),
    queryFn: () => callApi(requestsApi, (api, client) => api.raceRequest(client, { requestId })),
    refetchInterval: ({ state: { data } }) => {
      const state = data?.request.state;
      return state === 'open' ? MINUTE / 2 : state === 'full' ? 5_000 : false;
    },
  });

/** How many horses of players fit a request that are not in it. */
export const fittingQuery = (requestId: string) =>
  queryOptions({
    queryKey: requestKeys.fitting(requestId),
    queryFn: () =>
      callApi(requestsApi, (api, client) => api.horsesFittingRequest(client, { requestId })),
    staleTime: MINUTE,
  });

/** In which request each of the player's horses waits that waits in one. */
export const waitingHorsesQuery = (playerId: string) =>
  queryOptions({
    queryKey: requestKeys.waiting(playerId),
    queryFn: () => callApi(requestsApi, (api, client) => api.myWaitingHorses(client)),
  });
