import { mutationOptions } from '@tanstack/react-query';
import { backendAddress } from '../../shared/api/address.ts';
import { callApi } from '../../shared/api/callApi.ts';
import { leavingApi } from '../../shared/api/domains.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { paths } from '../../shared/paths.ts';
import { saveFile } from '../../shared/saveFile.ts';
import { outboxQuery } from '../outbox/index.ts';
import { stableKeys } from '../stable/index.ts';
import { myExportQuery, myLeavingQuery } from './leavingQueries.ts';

interface Request {
  requestId: string;
}

/** Leaves the game in a week. Horses leave the auto-trainer at once. */
export const leaveMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (request: Request) =>
      callApi(leavingApi, (api, client) => api.leaveGame(client, request)),
    onSettled: (_at, _error, _request, _before, { client }) =>
      invalidate(client, [
        myLeavingQuery(playerId).queryKey,
        stableKeys.training(playerId),
        outboxQuery.queryKey,
      ]),
  });

/** Stays after all. */
export const stayMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (request: Request) =>
      callApi(leavingApi, (api, client) => api.stayInGame(client, request)),
    onSettled: (_done, _error, _request, _before, { client }) =>
      invalidate(client, [myLeavingQuery(playerId).queryKey]),
  });

/** Asks for the own data, whose link comes by mail. */
export const askExportMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (request: Request) =>
      callApi(leavingApi, (api, client) => api.askExport(client, request)),
    onSettled: (_at, _error, _request, _before, { client }) =>
      invalidate(client, [myExportQuery(playerId).queryKey, outboxQuery.queryKey]),
  });

/** Saves the file that the link of a mail names. */
export const downloadMutation = mutationOptions({
  mutationFn: ({ secret }: { secret: string }) =>
    callApi(leavingApi, async (api, client) => {
      const { url, key } = backendAddress();
      const address = new URL(paths.exportFile(secret), url).href;
      const file = await api.downloadExport(client, { address, key });
      saveFile(new File([file], 'furlong-my-data.zip', { type: 'application/zip' }));
    }),
});
