import type { RaceWithEntries, Runner } from '@furlong/backend';
import type { RevealedRace } from '@furlong/game/engine';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { rerunInWorker } from './rerunInWorker.ts';
import type { RunAgain } from './runAgain.ts';
import { toStartedRace } from './toStartedRace.ts';
import { namesOf } from './toVerifyPanelProps.ts';

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

/** A runner's change of rating in a race that is settled; nothing of it changes any more. */
export const ratedRunQuery = ({ id, raceId, horseId, enteredAt }: Runner) =>
  queryOptions({
    queryKey: ['races', 'rated', { id, raceId, horseId, enteredAt }],
    queryFn: async () => {
      // Runs are listed from the entry before a moment: just after its own.
      const after = { id, enteredAt: enteredAt + 1 };
      const runs = await callApi((api, client) =>
        api.horseRuns(client, { horseId, after, limit: 1 }),
      );
      return runs.find((run) => run.raceId === raceId) ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The film of a race that was started, from the race run again in this browser. */
export const filmQuery = (result: RaceWithEntries) => {
  const { race } = result;
  const started = toStartedRace(race);
  return queryOptions({
    queryKey: ['races', 'film', race.id],
    queryFn:
      started === null
        ? skipToken
        : ({ signal }) =>
            new Promise<RunAgain>((resolve, reject) => {
              const names = Object.fromEntries(namesOf(result));
              const end = rerunInWorker<'watch'>(
                { type: 'watch', race: started, names },
                {
                  onAnswer: resolve,
                  onEnd: () => {},
                  onProblem: (problem) => reject(new Error(problem)),
                },
              );
              signal.addEventListener('abort', end);
            }),
    staleTime: Number.POSITIVE_INFINITY,
  });
};
