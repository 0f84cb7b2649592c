import { useQuery } from '@tanstack/react-query';
import { useSession } from '../auth/index.ts';
import { myStableQuery } from './queries.ts';

/** The id of the player's stable, to mark it among others; null for a visitor, and while it loads. */
export function useMyStableId(): string | null {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.account.userId : '';
  const stable = useQuery({ ...myStableQuery(userId), enabled: userId !== '' });
  return stable.data?.id ?? null;
}
