import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { calendarApi } from '../../shared/api/domains.ts';
import { secretKeyOf } from './queries.ts';

/** Makes the calendar's address, or another in its place. */
export const renewSecretMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (request: { requestId: string }) =>
      callApi(calendarApi, (api, client) => api.renewCalendarSecret(client, request)),
    // Without an answer the address may have been renewed all the same.
    onSettled: (_secret, _error, _request, _before, { client }) =>
      client.invalidateQueries({ queryKey: secretKeyOf(playerId) }),
  });
