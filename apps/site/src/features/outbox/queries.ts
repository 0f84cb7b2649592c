import { queryOptions } from '@tanstack/react-query';
import { backendAddress } from '../../shared/api/address.ts';
import { fetchWithLimits } from '../../shared/api/fetchWithLimits.ts';
import { paths } from '../../shared/paths.ts';

/**
 * The mails of the embedded server; 'closed' to a browser that has not followed the link of its start, null
 * where mails are really sent.
 */
export const outboxQuery = queryOptions({
  queryKey: ['outbox'],
  queryFn: async () => {
    if (!backendAddress().sameOrigin) return null;
    const response = await fetchWithLimits(paths.outboxJson, { cache: 'no-store' });
    const json = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    if (!json) return null;
    if (response.status === 403) return 'closed';
    if (!response.ok) return null;
    // Every page may ask for the inbox, few have one: the schema comes with the first mails.
    const { readMails } = await import('./mail.ts');
    return readMails(await response.json());
  },
});
