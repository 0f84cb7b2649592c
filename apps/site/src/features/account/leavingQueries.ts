import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { leavingApi } from '../../shared/api/domains.ts';
import { playerKey } from '../../shared/api/playerKey.ts';

/** When the player leaves the game; null where the player does not. */
export const myLeavingQuery = (playerId: string) =>
  queryOptions({
    queryKey: [...playerKey(playerId), 'leaving'] as const,
    queryFn: () => callApi(leavingApi, (api, client) => api.myLeaving(client)),
  });

/** What the player has asked for of the own data. */
export const myExportQuery = (playerId: string) =>
  queryOptions({
    queryKey: [...playerKey(playerId), 'export'] as const,
    queryFn: () => callApi(leavingApi, (api, client) => api.myExport(client)),
  });
