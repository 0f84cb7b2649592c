import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { mailsApi } from '../../shared/api/domains.ts';
import { playerKey } from '../../shared/api/playerKey.ts';

/** Which news are mailed to the player, and when. */
export const mailChoicesQuery = (playerId: string) =>
  queryOptions({
    queryKey: [...playerKey(playerId), 'mail choices'] as const,
    queryFn: () => callApi(mailsApi, (api, client) => api.myMailChoices(client)),
  });
