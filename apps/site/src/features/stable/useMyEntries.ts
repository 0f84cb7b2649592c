import type { UpcomingEntry } from '@furlong/backend';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../auth/index.ts';
import { myEntriesQuery } from './queries.ts';

const none: readonly UpcomingEntry[] = [];

/** The player's entries for races to come, to mark those races; none for a visitor. */
export function useMyEntries(): readonly UpcomingEntry[] {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.account.userId : '';
  const entries = useQuery({ ...myEntriesQuery(userId), enabled: userId !== '' });
  return entries.data ?? none;
}
