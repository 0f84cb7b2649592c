import type { Hall, HallHorse, HallStable, LeadingHorse, LeadingStable } from '@furlong/backend';
import type { BoardScope, Lens, Sex } from '@furlong/game/rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { leaderboardsApi } from '../../shared/api/domains.ts';
import { firstPage, keyAfterPage } from '../../shared/api/keyAfterPage.ts';
import { playerKey } from '../../shared/api/playerKey.ts';
import { raceKeys } from '../races/index.ts';

const pageSize = 20;

/** The stables by a lens, in a season or in all, page by page; only results change them. */
export const leadingStablesQuery = (lens: Lens, season: number | null) =>
  infiniteQueryOptions({
    queryKey: [...raceKeys.told, 'leading stables', lens, season],
    initialPageParam: firstPage<LeadingStable>(),
    queryFn: ({ pageParam }) =>
      callApi(leaderboardsApi, (api, client) =>
        api.leadingStables(client, { lens, season, after: pageParam, limit: pageSize }),
      ),
    getNextPageParam: (page) => keyAfterPage(page, pageSize),
  });

/** The horses by a lens: of all races or some, of both sexes or one; only results change them. */
export const leadingHorsesQuery = (
  lens: Lens,
  season: number | null,
  scope: BoardScope | null,
  sex: Sex | null,
) =>
  infiniteQueryOptions({
    queryKey: [...raceKeys.told, 'leading horses', lens, season, scope, sex],
    initialPageParam: firstPage<LeadingHorse>(),
    queryFn: ({ pageParam }) =>
      callApi(leaderboardsApi, (api, client) =>
        api.leadingHorses(client, {
          ...{ lens, season, scope, sex },
          ...{ after: pageParam, limit: pageSize },
        }),
      ),
    getNextPageParam: (page) => keyAfterPage(page, pageSize),
  });

/** Where the player's stable stands. */
export const myStableStandingQuery = (playerId: string, lens: Lens, season: number | null) =>
  queryOptions({
    queryKey: [...raceKeys.told, ...playerKey(playerId), 'stable standing', lens, season],
    queryFn: () =>
      callApi(leaderboardsApi, (api, client) => api.myStableStanding(client, { lens, season })),
  });

/** Where the first of the player's horses stands. */
export const myHorseStandingQuery = (
  playerId: string,
  lens: Lens,
  season: number | null,
  scope: BoardScope | null,
  sex: Sex | null,
) =>
  queryOptions({
    queryKey: [
      ...[...raceKeys.told, ...playerKey(playerId)],
      ...['horse standing', lens, season, scope, sex],
    ],
    queryFn: () =>
      callApi(leaderboardsApi, (api, client) =>
        api.myHorseStanding(client, { lens, season, scope, sex }),
      ),
  });

/** What it takes to get into a hall of fame, and who is nearest. */
export const hallReasonsQuery = (hall: Hall) =>
  queryOptions({
    queryKey: [...raceKeys.told, 'hall reasons', hall],
    queryFn: () => callApi(leaderboardsApi, (api, client) => api.hallReasons(client, { hall })),
  });

/** The horses in the hall of fame, the newest members first, page by page. */
export const hallHorsesQuery = infiniteQueryOptions({
  queryKey: [...raceKeys.told, 'hall horses'],
  initialPageParam: firstPage<HallHorse>(),
  queryFn: ({ pageParam }) =>
    callApi(leaderboardsApi, (api, client) =>
      api.hallOfFameHorses(client, { after: pageParam, limit: pageSize }),
    ),
  getNextPageParam: (page) => keyAfterPage(page, pageSize),
});

/** The stables in the hall of fame, likewise. */
export const hallStablesQuery = infiniteQueryOptions({
  queryKey: [...raceKeys.told, 'hall stables'],
  initialPageParam: firstPage<HallStable>(),
  queryFn: ({ pageParam }) =>
    callApi(leaderboardsApi, (api, client) =>
      api.hallOfFameStables(client, { after: pageParam, limit: pageSize }),
    ),
  getNextPageParam: (page) => keyAfterPage(page, pageSize),
});
