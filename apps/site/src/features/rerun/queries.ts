import type { RevealedRace } from '@furlong/game/engine';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';

/** What a race that is over was bound to at its opening; nothing of it changes any more. */
const raceOpeningQuery = (raceId: string) =>
  queryOptions({
    queryKey: ['races', 'opening', raceId],
    queryFn: () => callApi((api, client) => api.raceOpening(client, { raceId })),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The race with what it was bound to at its opening; under the first rules that was its seed alone. */
export async function withOpening<Race extends RevealedRace>(
  queries: QueryClient,
  race: Race,
): Promise<Race> {
  if (race.rules === 'furlong-race-1') return race;
  return { ...race, opening: await queries.fetchQuery(raceOpeningQuery(race.raceId)) };
}
