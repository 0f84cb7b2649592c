import { useQuery } from '@tanstack/react-query';
import { useSession } from '../auth/index.ts';
import { myStableQuery } from './queries.ts';

/** The query of the player's own stable; for a visitor it asks nothing and has nothing. */
export function useMyStable() {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.account.userId : '';
  return useQuery({ ...myStableQuery(userId), enabled: userId !== '' });
}
