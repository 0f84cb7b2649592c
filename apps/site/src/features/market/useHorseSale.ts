import { useQuery } from '@tanstack/react-query';
import { usePlayerId } from '../auth/index.ts';
import { horseSaleQuery } from './queries.ts';

/** How a horse stands in the sales ring, for whoever looks at it. */
export function useHorseSale(horseId: string) {
  return useQuery(horseSaleQuery(horseId, usePlayerId()));
}
