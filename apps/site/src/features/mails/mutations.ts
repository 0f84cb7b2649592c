import type { MailKind, MailTiming } from '@furlong/game/rules';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { mailsApi } from '../../shared/api/domains.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { mailChoicesQuery } from './queries.ts';

/** When news of a kind is mailed. */
export interface MailChoice {
  kind: MailKind;
  timing: MailTiming;
}

/** Chooses when a kind of news is mailed. What was chosen stands while it is asked for again. */
export const chooseMailsMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (choice: MailChoice & { requestId: string }) =>
      callApi(mailsApi, (api, client) => api.chooseMails(client, choice)),
    onSuccess: (_done, { kind, timing }, _before, { client }) =>
      client.setQueryData(
        mailChoicesQuery(playerId).queryKey,
        (choices) => choices && { ...choices, [kind]: timing },
      ),
    onSettled: (_done, _error, _choice, _before, { client }) =>
      invalidate(client, [mailChoicesQuery(playerId).queryKey]),
  });

/** Ends all mails to whom a link belongs, for whoever follows it. */
export const stopMailsMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: ({ secret }: { secret: string }) =>
      callApi(mailsApi, (api, client) => api.stopMails(client, { secret })),
    onSettled: (_done, _error, _secret, _before, { client }) =>
      invalidate(client, [mailChoicesQuery(playerId).queryKey]),
  });
