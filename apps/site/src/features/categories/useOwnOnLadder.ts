import { useQuery } from '@tanstack/react-query';
import { useSession } from '../auth/index.ts';
import { myHorsesQuery, useMyStable } from '../stable/index.ts';

/** What is read of the player's own horses and their stable; nothing for a visitor. */
export function useOwnOnLadder() {
  const session = useSession();
  const playerId = session.status === 'signed-in' ? session.account.userId : '';
  const horses = useQuery({ ...myHorsesQuery(playerId), enabled: playerId !== '' });
  return { horses, stable: useMyStable() };
}
