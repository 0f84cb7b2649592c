import { queryOptions } from '@tanstack/react-query';
import { address } from '../../shared/api/address.ts';
import { fetchWithLimits } from '../../shared/api/fetchWithLimits.ts';
import { readMails } from './mail.ts';

/** The mails of the embedded server; null where mails are really sent. */
export const outboxQuery = queryOptions({
  queryKey: ['outbox'],
  queryFn: async () => {
    if (!address.atHome) return null;
    const answer = await fetchWithLimits('/outbox.json', { cache: 'no-store' });
    const json = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
    return answer.ok && json ? readMails(await answer.json()) : null;
  },
});
