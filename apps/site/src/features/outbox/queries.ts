import { queryOptions } from '@tanstack/react-query';
import { backendAddress } from '../../shared/api/address.ts';
import { fetchWithLimits } from '../../shared/api/fetchWithLimits.ts';
import { paths } from '../../shared/paths.ts';
import { readMails } from './mail.ts';

/** The mails of the embedded server; null where mails are really sent. */
export const outboxQuery = queryOptions({
  queryKey: ['outbox'],
  queryFn: async () => {
    if (!backendAddress().sameOrigin) return null;
    const response = await fetchWithLimits(paths.outboxJson, { cache: 'no-store' });
    const json = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return response.ok && json ? readMails(await response.json()) : null;
  },
});
