import { useSession } from './SessionProvider.tsx';

/** The player's id; empty for a visitor. */
export function usePlayerId(): string {
  const session = useSession();
  return session.status === 'signed-in' ? session.account.userId : '';
}
