import type { JockeyRide } from '@furlong/backend';
import { seasonAt } from '@furlong/game/rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { jockeysApi } from '../../shared/api/domains.ts';
import { firstPage, keyAfterPage } from '../../shared/api/keyAfterPage.ts';
import { toldServerNow } from '../../shared/time/clock.ts';
import { raceKeys } from '../races/index.ts';

/** Of which rides: those of this season or the last, or of all. */
export type Span = 'season' | 'last' | 'all';

/** Keys of what everybody may know of the jockeys; results change it. */
const jockeyKeys = {
  table: (span: Span) => [...raceKeys.told, 'jockeys', span] as const,
  record: (licence: number) => [...raceKeys.told, 'jockey', licence, 'record'] as const,
  bestDay: (licence: number) => [...raceKeys.told, 'jockey', licence, 'best day'] as const,
  rides: (licence: number) => [...raceKeys.told, 'jockey', licence, 'rides'] as const,
  ahead: (licence: number) => [...raceKeys.told, 'jockey', licence, 'ahead'] as const,
};

const pageSize = 20;

/** The jockeys who have ridden, beside each other. */
export const jockeyTableQuery = (span: Span) =>
  queryOptions({
    queryKey: jockeyKeys.table(span),
    queryFn: async () => {
      if (span === 'all') return callApi(jockeysApi, (api, client) => api.jockeyTable(client));
      const current = seasonAt(await toldServerNow());
      const season = span === 'last' ? current - 1 : current;
      return callApi(jockeysApi, (api, client) => api.jockeyTable(client, { season }));
    },
  });

export const jockeyRecordQuery = (licence: number) =>
  queryOptions({
    queryKey: jockeyKeys.record(licence),
    queryFn: () => callApi(jockeysApi, (api, client) => api.jockeyRecord(client, { licence })),
  });

export const jockeyBestDayQuery = (licence: number) =>
  queryOptions({
    queryKey: jockeyKeys.bestDay(licence),
    queryFn: () => callApi(jockeysApi, (api, client) => api.jockeyBestDay(client, { licence })),
  });

/** A jockey's rides, the newest first, page by page. */
export const jockeyRidesQuery = (licence: number) =>
  infiniteQueryOptions({
    queryKey: jockeyKeys.rides(licence),
    initialPageParam: firstPage<JockeyRide>(),
    queryFn: ({ pageParam }) =>
      callApi(jockeysApi, (api, client) =>
        api.jockeyRides(client, { licence, after: pageParam, limit: pageSize }),
      ),
    getNextPageParam: (page) => keyAfterPage(page, pageSize),
  });

export const jockeyAheadQuery = (licence: number) =>
  queryOptions({
    queryKey: jockeyKeys.ahead(licence),
    queryFn: () => callApi(jockeysApi, (api, client) => api.jockeyAhead(client, { licence })),
  });
