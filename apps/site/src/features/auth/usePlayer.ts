import type { Account } from '@furlong/backend';
import { useSession } from './SessionProvider.tsx';

/**
 * The signed-in player, on the pages inside SignedInOnly.
 * @throws Error on a page that a visitor can reach
 */
export function usePlayer(): Account {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('This page is for signed-in players.');
  return session.account;
}
