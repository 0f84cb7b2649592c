import { useSession } from './SessionProvider.tsx';
import { usePlayerId } from './usePlayerId.ts';

/**
 * Who looks at what is told to everybody, and to a player more of: `known` once it is clear whether anybody
 * is signed in, before which nothing is asked for, or a player would ask twice.
 */
export function useViewer(): { playerId: string; known: boolean } {
  const playerId = usePlayerId();
  return { playerId, known: useSession().status !== 'loading' };
}
