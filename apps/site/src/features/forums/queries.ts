import type { ForumThread, ThreadSubject } from '@furlong/backend';
import { MINUTE, POSTS_A_PAGE } from '@furlong/game/rules';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { forumsApi } from '../../shared/api/domains.ts';
import { firstPage, keyAfterPage } from '../../shared/api/keyAfterPage.ts';
import { playerKey } from '../../shared/api/playerKey.ts';
import type { ForumSearch } from './forumSearch.ts';

const pageSize = 20;

/** Begins the keys of what is read of the forums: a player is told what is new, too. `playerId` is empty for a visitor. */
export const forumsKey = (playerId: string) =>
  playerId === '' ? (['forums'] as const) : ([...playerKey(playerId), 'forums'] as const);

/** Begins the keys of lists of threads, which a thread that was read changes. */
export const threadListsKey = (playerId: string) => [...forumsKey(playerId), 'threads'] as const;

/** The sections in their order, with what was written in each last. */
export const sectionsQuery = (playerId: string) =>
  queryOptions({
    queryKey: [...forumsKey(playerId), 'sections'],
    queryFn: () => callApi(forumsApi, (api, client) => api.forumSections(client)),
    refetchInterval: MINUTE / 2,
  });

/** The threads of a section, page by page. */
export const threadsQuery = (playerId: string, section: string) =>
  infiniteQueryOptions({
    queryKey: [...threadListsKey(playerId), section],
    initialPageParam: firstPage<ForumThread>(),
    queryFn: ({ pageParam }) =>
      callApi(forumsApi, (api, client) =>
        api.forumThreads(client, { section, after: pageParam, limit: pageSize }),
      ),
    getNextPageParam: (page) => keyAfterPage(page, pageSize),
    refetchInterval: MINUTE / 2,
  });

/** The threads that the player follows. */
export const followedThreadsQuery = (playerId: string) =>
  queryOptions({
    queryKey: [...threadListsKey(playerId), 'followed by the player'],
    queryFn: () => callApi(forumsApi, (api, client) => api.myFollowedThreads(client)),
    refetchInterval: MINUTE / 2,
  });

/** A thread; null where there is none. */
export const threadQuery = (playerId: string, threadId: number) =>
  queryOptions({
    queryKey: [...forumsKey(playerId), 'thread', threadId],
    queryFn: () => callApi(forumsApi, (api, client) => api.forumThread(client, { threadId })),
    refetchInterval: MINUTE / 4,
  });

/** The posts of a page of a thread, from 1 on: new ones show themselves. */
export const postsQuery = (playerId: string, threadId: number, number: number) =>
  queryOptions({
    queryKey: [...forumsKey(playerId), 'thread', threadId, 'page', number],
    queryFn: () =>
      callApi(forumsApi, (api, client) =>
        api.threadPosts(client, {
          ...{ threadId, after: (number - 1) * POSTS_A_PAGE, limit: POSTS_A_PAGE },
        }),
      ),
    refetchInterval: MINUTE / 6,
  });

/** What a post said before it was edited. */
export const postHistoryQuery = (playerId: string, postId: number) =>
  queryOptions({
    queryKey: [...forumsKey(playerId), 'history', postId],
    queryFn: () => callApi(forumsApi, (api, client) => api.postHistory(client, { postId })),
  });

/** The thread of a race or a horse, and what that is called. */
export const threadAboutQuery = (playerId: string, subject: ThreadSubject) =>
  queryOptions({
    queryKey: [...forumsKey(playerId), 'about', subject],
    queryFn: () => callApi(forumsApi, (api, client) => api.threadAbout(client, { subject })),
  });

/** The posts that meet a search; those before stay until the next have come. */
export const foundPostsQuery = (playerId: string, wanted: ForumSearch) =>
  queryOptions({
    queryKey: [...forumsKey(playerId), 'found', wanted],
    queryFn: () =>
      callApi(forumsApi, (api, client) => api.searchPosts(client, { ...wanted, limit: 50 })),
    placeholderData: keepPreviousData,
  });
