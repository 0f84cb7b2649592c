import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { securityApi } from '../../shared/api/domains.ts';
import { outboxQuery } from '../outbox/index.ts';

/** Sends a code to the account's address. */
export const mailCodeMutation = mutationOptions({
  mutationFn: () => callApi(securityApi, (api, client) => api.requestCode(client)),
  onSettled: (_done, _error, _none, _before, { client }) =>
    client.invalidateQueries({ queryKey: outboxQuery.queryKey }),
});
