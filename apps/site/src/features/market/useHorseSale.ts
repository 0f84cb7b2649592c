import { useQuery } from '@tanstack/react-query';
import { useSession } from '../auth/index.ts';
import { horseSaleQuery } from './queries.ts';

/** The player's id; empty for a visitor. */
export function usePlayerId(): string {
  const session = useSession();
  return session.status === 'signed-in' ? session.account.userId : '';
}

/** How a horse stands in the sales ring, for whoever looks at it. */
export function useHorseSale(horseId: string) {
  return useQuery(horseSaleQuery(horseId, usePlayerId()));
}
