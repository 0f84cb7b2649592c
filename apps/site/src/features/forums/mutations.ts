import type { ThreadSubject } from '@furlong/backend';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { forumsApi } from '../../shared/api/domains.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { forumsKey, threadListsKey } from './queries.ts';

type Once = { requestId: string };

export interface NewThread {
  section: string;
  title: string;
  text: string;
  subject: ThreadSubject | null;
}

/** Opens a thread. Without an answer it may be there all the same. */
export const openThreadMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (thread: NewThread & Once) =>
      callApi(forumsApi, (api, client) => api.openThread(client, thread)),
    onSettled: (_answer, _error, _thread, _before, { client }) =>
      invalidate(client, [forumsKey(playerId)]),
  });

export interface NewPost {
  threadId: number;
  text: string;
}

/** Writes at the end of a thread. */
export const writePostMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (post: NewPost & Once) =>
      callApi(forumsApi, (api, client) => api.writePost(client, post)),
    onSettled: (_answer, _error, _post, _before, { client }) =>
      invalidate(client, [forumsKey(playerId)]),
  });

export interface EditedPost {
  postId: number;
  text: string;
}

/** Says something else in a post of the player's. */
export const editPostMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (post: EditedPost & Once) =>
      callApi(forumsApi, (api, client) => api.editPost(client, post)),
    onSettled: (_answer, _error, _post, _before, { client }) =>
      invalidate(client, [forumsKey(playerId)]),
  });

/** Takes back a post of the player's. */
export const deletePostMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (post: { postId: number } & Once) =>
      callApi(forumsApi, (api, client) => api.deletePost(client, post)),
    onSettled: (_answer, _error, _post, _before, { client }) =>
      invalidate(client, [forumsKey(playerId)]),
  });

export interface Follow {
  threadId: number;
  followed: boolean;
}

/** Follows a thread, or no longer. */
export const followThreadMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (follow: Follow & Once) =>
      callApi(forumsApi, (api, client) => api.followThread(client, follow)),
    onSettled: (_answer, _error, _follow, _before, { client }) =>
      invalidate(client, [forumsKey(playerId)]),
  });

/** The player has read a thread as far as this post: done again it changes nothing. */
export const readThreadMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (read: { threadId: number; number: number }) =>
      callApi(forumsApi, (api, client) => api.readThread(client, read)),
    onSettled: (_answer, _error, _read, _before, { client }) =>
      invalidate(client, [threadListsKey(playerId)]),
  });
