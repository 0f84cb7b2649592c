import { useQuery } from '@tanstack/react-query';
import { useViewer } from '../auth/index.ts';
import { horseSaleQuery } from './queries.ts';

/** How a horse stands in the sales ring, for whoever looks at it. */
export function useHorseSale(horseId: string) {
  const { playerId, known } = useViewer();
  return useQuery({ ...horseSaleQuery(horseId, playerId), enabled: known });
}
