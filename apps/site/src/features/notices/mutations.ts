import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { noticesApi } from '../../shared/api/domains.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { marksKey } from '../../shared/api/playerKey.ts';

/** The player has seen the list up to what was told at a moment: done again it changes nothing. */
export const seeNoticesMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (seen: { toldAt: number }) =>
      callApi(noticesApi, (api, client) => api.seeNotices(client, seen)),
    onSettled: (_answer, _error, _seen, _before, { client }) =>
      invalidate(client, [marksKey(playerId)]),
  });
