import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../api/callApi.ts';
import { gallopsApi } from '../api/domains.ts';
import { playerKey } from '../api/playerKey.ts';

/** Begins the keys of what a player's gallops of a horse came to. */
export const gallopsKey = (playerId: string, horseId: string) =>
  [...playerKey(playerId), 'gallops', horseId] as const;

/** What a horse's gallops of the last four weeks came to, question by question. */
export const gallopNotebookQuery = (playerId: string, horseId: string) =>
  queryOptions({
    queryKey: [...gallopsKey(playerId, horseId), 'notebook'] as const,
    queryFn: () => callApi(gallopsApi, (api, client) => api.myGallopNotebook(client, { horseId })),
  });
