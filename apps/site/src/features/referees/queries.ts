import type { Appeal, Enquiry, ReportedText, Ruling } from '@furlong/backend';
import { MINUTE } from '@furlong/game/rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { refereesApi } from '../../shared/api/domains.ts';
import { firstPage, keyAfterPage } from '../../shared/api/keyAfterPage.ts';
import { playerKey } from '../../shared/api/playerKey.ts';

const pageSize = 20;

/** Begins the keys of what is read in the stewards' room. `playerId` is empty for a visitor. */
export const refereesKey = (playerId: string) =>
  playerId === '' ? (['referees'] as const) : ([...playerKey(playerId), 'referees'] as const);

/** What the player is in it; null for one without a stable. */
export const standingQuery = (playerId: string) =>
  queryOptions({
    queryKey: [...refereesKey(playerId), 'standing'],
    queryFn: () => callApi(refereesApi, (api, client) => api.myStanding(client)),
    staleTime: MINUTE / 2,
  });

/** What referees did, page by page. */
export const rulingsQuery = (playerId: string) =>
  infiniteQueryOptions({
    queryKey: [...refereesKey(playerId), 'rulings'],
    initialPageParam: firstPage<Ruling>(),
    queryFn: ({ pageParam }) =>
      callApi(refereesApi, (api, client) =>
        api.rulings(client, { after: pageParam, limit: pageSize }),
      ),
    getNextPageParam: (page) => keyAfterPage(page, pageSize),
  });

/** What referees did about the player, with the player's appeals. */
export const myRulingsQuery = (playerId: string) =>
  queryOptions({
    queryKey: [...refereesKey(playerId), 'own rulings'],
    queryFn: () => callApi(refereesApi, (api, client) => api.myRulings(client)),
  });

/** The appeals, page by page. */
export const appealsQuery = (playerId: string) =>
  infiniteQueryOptions({
    queryKey: [...refereesKey(playerId), 'appeals'],
    initialPageParam: firstPage<Appeal>(),
    queryFn: ({ pageParam }) =>
      callApi(refereesApi, (api, client) =>
        api.appeals(client, { after: pageParam, limit: pageSize }),
      ),
    getNextPageParam: (page) => keyAfterPage(page, pageSize),
  });

/** What was reported and waits for a referee, page by page. */
export const reportQueueQuery = (playerId: string) =>
  infiniteQueryOptions({
    queryKey: [...refereesKey(playerId), 'queue'],
    initialPageParam: firstPage<ReportedText>(),
    queryFn: ({ pageParam }) =>
      callApi(refereesApi, (api, client) =>
        api.reportQueue(client, { after: pageParam, limit: pageSize }),
      ),
    getNextPageParam: (page) => keyAfterPage(page, pageSize),
    refetchInterval: MINUTE / 2,
  });

/** The races that were called off, page by page. */
export const enquiriesQuery = infiniteQueryOptions({
  queryKey: ['referees', 'enquiries'],
  initialPageParam: firstPage<Enquiry>(),
  queryFn: ({ pageParam }) =>
    callApi(refereesApi, (api, client) =>
      api.enquiries(client, { after: pageParam, limit: pageSize }),
    ),
  getNextPageParam: (page) => keyAfterPage(page, pageSize),
});
