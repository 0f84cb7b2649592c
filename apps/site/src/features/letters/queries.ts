import type { Activity, Correspondent, Letter } from '@furlong/backend';
import { MINUTE } from '@furlong/game/rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { lettersApi } from '../../shared/api/domains.ts';
import { firstPage, keyAfterPage } from '../../shared/api/keyAfterPage.ts';
import { playerKey } from '../../shared/api/playerKey.ts';

const pageSize = 20;

/** Begins the keys of what a player reads of letters. */
export const lettersKey = (playerId: string) => [...playerKey(playerId), 'letters'] as const;

/** With whom the player exchanges letters, the last letter first, page by page. */
export const correspondentsQuery = (playerId: string) =>
  infiniteQueryOptions({
    queryKey: [...lettersKey(playerId), 'correspondents'],
    initialPageParam: firstPage<Correspondent>(),
    queryFn: ({ pageParam }) =>
      callApi(lettersApi, (api, client) =>
        api.myCorrespondents(client, { after: pageParam, limit: pageSize }),
      ),
    getNextPageParam: (page) => keyAfterPage(page, pageSize),
    refetchInterval: MINUTE / 2,
  });

/** Another stable as the player may write to it; null where there is none. */
export const correspondentQuery = (playerId: string, stableId: string) =>
  queryOptions({
    queryKey: [...lettersKey(playerId), 'with', stableId],
    queryFn: () => callApi(lettersApi, (api, client) => api.myCorrespondent(client, { stableId })),
  });

/** The letters between the player and a stable, the last first, page by page. */
export const lettersQuery = (playerId: string, stableId: string) =>
  infiniteQueryOptions({
    queryKey: [...lettersKey(playerId), 'with', stableId, 'letters'],
    initialPageParam: firstPage<Letter>(),
    queryFn: ({ pageParam }) =>
      callApi(lettersApi, (api, client) =>
        api.myLetters(client, { stableId, after: pageParam, limit: pageSize }),
      ),
    getNextPageParam: (page) => keyAfterPage(page, pageSize),
    refetchInterval: MINUTE / 6,
  });

/** From whom the player takes no letters. */
export const blockedStablesQuery = (playerId: string) =>
  queryOptions({
    queryKey: [...lettersKey(playerId), 'blocked'],
    queryFn: () => callApi(lettersApi, (api, client) => api.myBlockedStables(client)),
  });

/** What happened in the player's stable, the newest first, page by page. */
export const newsQuery = (playerId: string) =>
  infiniteQueryOptions({
    queryKey: [...lettersKey(playerId), 'news'],
    initialPageParam: firstPage<Activity>(),
    queryFn: ({ pageParam }) =>
      callApi(lettersApi, (api, client) =>
        api.myNews(client, { after: pageParam, limit: pageSize }),
      ),
    getNextPageParam: (page) => keyAfterPage(page, pageSize),
  });
