import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { groupsApi } from '../../shared/api/domains.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { horseListKeys } from './queries.ts';

type Once<Input> = Input & { requestId: string };

/** What of lists is untrue once one has changed, or may have. */
const outdated = (playerId: string) => ({
  onSettled: (
    _answer: unknown,
    _error: unknown,
    _input: unknown,
    _before: unknown,
    { client }: { client: QueryClient },
  ) => invalidate(client, [horseListKeys.all, horseListKeys.mine(playerId)]),
});

export interface NewList {
  name: string;
  description: string;
}

export const makeListMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (list: Once<NewList>) =>
      callApi(groupsApi, (api, client) => api.makeHorseList(client, list)),
    ...outdated(playerId),
  });

export interface ChangedList extends NewList {
  listId: string;
}

export const changeListMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (list: Once<ChangedList>) =>
      callApi(groupsApi, (api, client) => api.changeHorseList(client, list)),
    ...outdated(playerId),
  });

export const deleteListMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (list: Once<{ listId: string }>) =>
      callApi(groupsApi, (api, client) => api.deleteHorseList(client, list)),
    ...outdated(playerId),
  });

export interface NamedHorse {
  listId: string;
  horseName: string;
}

export const putInListMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (horse: Once<NamedHorse>) =>
      callApi(groupsApi, (api, client) => api.putInHorseList(client, horse)),
    ...outdated(playerId),
  });

export interface ListedOne {
  listId: string;
  horseId: string;
}

export const takeFromListMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (horse: Once<ListedOne>) =>
      callApi(groupsApi, (api, client) => api.takeFromHorseList(client, horse)),
    ...outdated(playerId),
  });

export interface Following {
  listId: string;
  followed: boolean;
}

export const followListMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (list: Once<Following>) =>
      callApi(groupsApi, (api, client) => api.followHorseList(client, list)),
    ...outdated(playerId),
  });
