import type { HorseList, MyListedHorse } from '@furlong/backend';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { groupsApi } from '../../shared/api/domains.ts';
import { firstPage, keyAfterPage } from '../../shared/api/keyAfterPage.ts';
import { playerKey } from '../../shared/api/playerKey.ts';

const pageSize = 20;

export const horseListKeys = {
  /** Begins the keys of what everybody may know of lists. */
  all: ['horse lists'] as const,
  /** Begins the keys of the player's own, and of those followed. */
  mine: (playerId: string) => [...playerKey(playerId), 'horse lists'] as const,
};

/** The most followed first, page by page; or those whose names begin with a text. */
export const horseListsQuery = (text: string) =>
  infiniteQueryOptions({
    queryKey: [...horseListKeys.all, 'found', text],
    initialPageParam: firstPage<HorseList>(),
    queryFn: ({ pageParam }) =>
      callApi(groupsApi, (api, client) =>
        api.horseLists(client, { text, after: pageParam, limit: pageSize }),
      ),
    // What is sought has one page: more of the name finds the rest.
    getNextPageParam: (page) => (text === '' ? keyAfterPage(page, pageSize) : undefined),
  });

export const horseListQuery = (listId: string) =>
  queryOptions({
    queryKey: [...horseListKeys.all, 'one', listId],
    queryFn: () => callApi(groupsApi, (api, client) => api.horseList(client, { listId })),
  });

/** The horses of a list, with where they run next. */
export const horsesOfListQuery = (listId: string) =>
  queryOptions({
    queryKey: [...horseListKeys.all, 'one', listId, 'horses'],
    queryFn: () => callApi(groupsApi, (api, client) => api.horsesOfList(client, { listId })),
  });

/** The player's own lists, and those followed. */
export const myHorseListsQuery = (playerId: string) =>
  queryOptions({
    queryKey: [...horseListKeys.mine(playerId), 'lists'],
    queryFn: () => callApi(groupsApi, (api, client) => api.myHorseLists(client)),
  });

/** The horses of these lists, who runs next first, page by page. */
export const myListedHorsesQuery = (playerId: string) =>
  infiniteQueryOptions({
    queryKey: [...horseListKeys.mine(playerId), 'horses'],
    initialPageParam: firstPage<MyListedHorse>(),
    queryFn: ({ pageParam }) =>
      callApi(groupsApi, (api, client) =>
        api.myListedHorses(client, { after: pageParam, limit: pageSize }),
      ),
    getNextPageParam: (page) => keyAfterPage(page, pageSize),
  });
