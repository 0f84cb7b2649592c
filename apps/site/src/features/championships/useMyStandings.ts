import type { MyChampionshipHorse } from '@furlong/backend';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../auth/index.ts';
import { myStandingsQuery } from './queries.ts';

const none: readonly MyChampionshipHorse[] = [];

/** How the player's horses stand in their divisions this season, with the query that tells it. */
export function useMyStandings() {
  const session = useSession();
  const playerId = session.status === 'signed-in' ? session.account.userId : '';
  const query = useQuery({ ...myStandingsQuery(playerId), enabled: playerId !== '' });
  // None for a visitor, and until it is known.
  return { query, mine: query.data ?? none };
}
