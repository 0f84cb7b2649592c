import { useQuery } from '@tanstack/react-query';
import { useSession } from '../auth/index.ts';
import { myHorsesQuery } from './queries.ts';

const none: readonly string[] = [];

/** The ids of the player's horses, to mark them among others; none for a visitor. */
export function useMyHorseIds(): readonly string[] {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.account.userId : '';
  const horses = useQuery({ ...myHorsesQuery(userId), enabled: userId !== '' });
  return horses.data?.map(({ id }) => id) ?? none;
}
