import type { ListedPreview, PreviewedRace, RaceReview } from '@furlong/backend';
import { MINUTE } from '@furlong/game/rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { previewsApi } from '../../shared/api/domains.ts';
import { firstPage, keyAfterPage } from '../../shared/api/keyAfterPage.ts';
import { playerKey } from '../../shared/api/playerKey.ts';

const pageSize = 20;

export const previewKeys = {
  /** Begins the keys of what everybody may know of previews. */
  all: ['previews'] as const,
  reviews: (raceId: string) => ['reviews', raceId] as const,
  /** Begins the keys of the player's own. */
  mine: (playerId: string) => [...playerKey(playerId), 'previews'] as const,
};

/** The races of which previews are taken now. */
export const racesToPreviewQuery = queryOptions({
  queryKey: [...previewKeys.all, 'open'],
  queryFn: () => callApi(previewsApi, (api, client) => api.racesToPreview(client)),
  refetchInterval: MINUTE / 6,
});

/** The races whose previews were scored, the last off first, page by page. */
export const previewedRacesQuery = infiniteQueryOptions({
  queryKey: [...previewKeys.all, 'scored'],
  initialPageParam: firstPage<PreviewedRace>(),
  queryFn: ({ pageParam }) =>
    callApi(previewsApi, (api, client) =>
      api.previewedRaces(client, { after: pageParam, limit: pageSize }),
    ),
  getNextPageParam: (page) => keyAfterPage(page, pageSize),
});

/** A month's table, by UTC, such as 2026-11. */
export const previewTableQuery = (month: string) =>
  queryOptions({
    queryKey: [...previewKeys.all, 'table', month],
    queryFn: () => callApi(previewsApi, (api, client) => api.previewTable(client, { month })),
  });

/** The previews of a race: none before its off, and looked for until they are scored. */
export const racePreviewsQuery = (raceId: string) =>
  queryOptions({
    queryKey: [...previewKeys.all, 'race', raceId],
    queryFn: () => callApi(previewsApi, (api, client) => api.racePreviews(client, { raceId })),
    refetchInterval: ({ state: { data } }) =>
      data === undefined || data.some(({ score }) => score !== null) ? false : MINUTE / 12,
  });

/** The player's own preview of a race; null where there is none. */
export const myPreviewQuery = (playerId: string, raceId: string) =>
  queryOptions({
    queryKey: [...previewKeys.mine(playerId), 'race', raceId],
    queryFn: () => callApi(previewsApi, (api, client) => api.myPreview(client, { raceId })),
  });

/** The player's previews, the last published first, page by page. */
export const myPreviewsQuery = (playerId: string) =>
  infiniteQueryOptions({
    queryKey: [...previewKeys.mine(playerId), 'all'],
    initialPageParam: firstPage<ListedPreview>(),
    queryFn: ({ pageParam }) =>
      callApi(previewsApi, (api, client) =>
        api.myPreviews(client, { after: pageParam, limit: pageSize }),
      ),
    getNextPageParam: (page) => keyAfterPage(page, pageSize),
  });

/** The reviews of a race as the player may read them, the last first, page by page. */
export const raceReviewsQuery = (playerId: string, raceId: string) =>
  infiniteQueryOptions({
    queryKey: [...previewKeys.reviews(raceId), playerId],
    initialPageParam: firstPage<RaceReview>(),
    queryFn: ({ pageParam }) =>
      callApi(previewsApi, (api, client) =>
        api.raceReviews(client, { raceId, after: pageParam, limit: pageSize }),
      ),
    getNextPageParam: (page) => keyAfterPage(page, pageSize),
  });
