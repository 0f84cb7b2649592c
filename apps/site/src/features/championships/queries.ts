import type { Champion, ChampionshipStanding } from '@furlong/backend';
import {
  championshipProgramme,
  type Division,
  MINUTE,
  seasonAt,
  seasonSpan,
} from '@furlong/game/rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { championshipsApi } from '../../shared/api/domains.ts';
import { firstPage, keyAfterPage } from '../../shared/api/keyAfterPage.ts';
import { toldServerNow } from '../../shared/time/clock.ts';
import { raceKeys } from '../races/index.ts';
import { stableKeys } from '../stable/index.ts';

/** Rows of a table at once: what its cut is, is counted from the first page. */
const tablePage = 100;
const championsPage = 12;

/** Keys of the championships: each settled race may change what is told. */
export const championshipKeys = {
  all: [...raceKeys.told, 'championships'],
  season: (season: number | null) => [...championshipKeys.all, season] as const,
  division: (season: number | null, division: Division) =>
    [...championshipKeys.season(season), division] as const,
  /** Begins with the key of the player's horses, with which it changes. */
  mine: (playerId: string) => [...stableKeys.horses(playerId), 'championships'] as const,
  /** What a supplementary entry changes. */
  ofEntry: (playerId: string) => [championshipKeys.all, championshipKeys.mine(playerId)],
};

const seasonOr = async (season: number | null) => season ?? seasonAt(await toldServerNow());

/** The six divisions of a season; of this one when it is null. */
export const divisionsQuery = (season: number | null) =>
  queryOptions({
    queryKey: championshipKeys.season(season),
    queryFn: async () => {
      const asked = await seasonOr(season);
      return callApi(championshipsApi, (api, client) =>
        api.championshipDivisions(client, { season: asked }),
      );
    },
    refetchInterval: 5 * MINUTE,
  });

/** The table of a division, page by page. */
export const standingsQuery = (season: number | null, division: Division) =>
  infiniteQueryOptions({
    queryKey: [...championshipKeys.division(season, division), 'table'],
    initialPageParam: firstPage<ChampionshipStanding>(),
    queryFn: async ({ pageParam }) => {
      const asked = await seasonOr(season);
      return callApi(championshipsApi, (api, client) =>
        api.championshipTable(client, {
          ...{ season: asked, division, limit: tablePage },
          ...(pageParam !== null && { afterRank: pageParam.rank }),
        }),
      );
    },
    getNextPageParam: (page) => keyAfterPage(page, tablePage),
  });

/** The races of a division's season, run and to come. */
export const roadQuery = (season: number | null, division: Division) =>
  queryOptions({
    queryKey: [...championshipKeys.division(season, division), 'road'],
    queryFn: async () => {
      const asked = await seasonOr(season);
      const calendar = championshipProgramme(seasonSpan(asked));
      return callApi(championshipsApi, (api, client) =>
        api.championshipRoad(client, { season: asked, division, calendar }),
      );
    },
  });

/** Who would run in a division's final and its consolation, or will. */
export const fieldQuery = (season: number | null, division: Division) =>
  queryOptions({
    queryKey: [...championshipKeys.division(season, division), 'field'],
    queryFn: async () => {
      const asked = await seasonOr(season);
      return callApi(championshipsApi, (api, client) =>
        api.championshipField(client, { season: asked, division }),
      );
    },
  });

/** Who won a division's final: nobody before it, two after a dead heat. */
export const championQuery = (season: number | null, division: Division) =>
  queryOptions({
    queryKey: [...championshipKeys.division(season, division), 'champion'],
    queryFn: async () => {
      const asked = await seasonOr(season);
      return callApi(championshipsApi, (api, client) =>
        api.champion(client, { season: asked, division }),
      );
    },
  });

/** The champions of all seasons, the newest first, page by page. */
export const championsQuery = infiniteQueryOptions({
  queryKey: [...championshipKeys.all, 'champions'],
  initialPageParam: firstPage<Champion>(),
  queryFn: ({ pageParam }) =>
    callApi(championshipsApi, (api, client) =>
      api.champions(client, { after: pageParam, limit: championsPage }),
    ),
  getNextPageParam: (page) => keyAfterPage(page, championsPage),
});

/** How the player's horses stand in their divisions this season. */
export const myStandingsQuery = (playerId: string) =>
  queryOptions({
    queryKey: championshipKeys.mine(playerId),
    queryFn: async () => {
      const season = await seasonOr(null);
      return callApi(championshipsApi, (api, client) =>
        api.myChampionshipHorses(client, { season }),
      );
    },
  });
