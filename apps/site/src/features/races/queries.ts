import type { ListedRace, RaceToEnter, RaceWithEntries } from '@furlong/backend';
import { MINUTE, type TrackId } from '@furlong/game/rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { allPages } from '../../shared/api/allPages.ts';
import { callApi } from '../../shared/api/callApi.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { playerKey } from '../../shared/api/playerKey.ts';
import { pollingInterval, progressInterval } from '../../shared/races/polling.ts';
import { serverNow } from '../../shared/time/clock.ts';

const pageSize = 18;

/** Keys of the races. */
export const raceKeys = {
  future: ['races', 'future'],
  results: ['races', 'results'],
  one: (raceId: string) => ['races', 'one', raceId] as const,
  /** What an entry that is made or taken back changes: cards show how many are entered. */
  ofEntry: (playerId: string, raceId: string) => [
    raceKeys.one(raceId),
    raceKeys.future,
    raceKeys.suitable(playerId),
  ],
  /** Begins with the key of the player's horses, with which they change. */
  suitable: (playerId: string) => [...playerKey(playerId), 'horses', 'suitable races'] as const,
  winners: ['races', 'winners'],
  wonBefore: (raceId: string) => ['races', 'won before', raceId] as const,
  ballot: (raceId: string) => ['races', 'ballot', raceId] as const,
  record: (raceId: string) => ['races', 'record', raceId] as const,
  /** Begins the keys of what the player's jockeys are told. */
  allOrders: (playerId: string) => [...playerKey(playerId), 'jockey orders'] as const,
  orders: (playerId: string, raceId: string) => [...raceKeys.allOrders(playerId), raceId] as const,
  last: ['races', 'last'],
  coming: ['races', 'coming'],
  programme: ['races', 'programme'],
  /** Begins the keys of what other features tell of all stables, which each settled race changes. */
  told: ['races', 'told'],
} as const;

/** The key that the next page follows, or undefined after the last page. */
function keyAfter(page: readonly Pick<ListedRace, 'id' | 'offAt'>[]) {
  const last = page.at(-1);
  return page.length < pageSize || last === undefined
    ? undefined
    : { id: last.id, offAt: last.offAt };
}

type PageKey = { id: string; offAt: number } | null;
const firstPage: PageKey = null;

/** Races not yet settled, next first, page by page; all tracks when `trackId` is null. */
export const futureRacesQuery = (trackId: TrackId | null) =>
  infiniteQueryOptions({
    queryKey: [...raceKeys.future, trackId],
    initialPageParam: firstPage,
    queryFn: ({ pageParam }) =>
      callApi((api, client) =>
        api.futureRaces(client, { trackId, after: pageParam, limit: pageSize }),
      ),
    getNextPageParam: keyAfter,
    refetchInterval: 30_000,
  });

/** All open races that suit one of the player's horses, next first. */
export const suitableRacesQuery = (playerId: string) =>
  queryOptions({
    queryKey: raceKeys.suitable(playerId),
    queryFn: () =>
      allPages<ListedRace>((page) => callApi((api, client) => api.mySuitableRaces(client, page))),
    refetchInterval: 30_000,
  });

/** All open races that suit a horse of the player's, next first, with the fields that it would meet. */
export const racesToEnterQuery = (playerId: string, horseId: string) =>
  queryOptions({
    queryKey: [...raceKeys.suitable(playerId), 'to enter', horseId],
    queryFn: () =>
      allPages<RaceToEnter>((page) =>
        callApi((api, client) => api.racesToEnter(client, { horseId, ...page })),
      ),
    refetchInterval: 30_000,
  });

/** How far the programme is open, from which follows what comes after. */
export const programmeAheadQuery = queryOptions({
  queryKey: raceKeys.programme,
  queryFn: () => callApi((api, client) => api.programmeAhead(client)),
  refetchInterval: MINUTE,
});

/** The fields of the next races off in their colours; of all tracks when `trackId` is null. */
export const nextFieldsQuery = (trackId: TrackId | null) =>
  queryOptions({
    queryKey: [...raceKeys.future, 'fields', trackId],
    queryFn: () => callApi((api, client) => api.nextFields(client, { trackId })),
    refetchInterval: 30_000,
  });

/** Finished races, newest first, page by page. */
export const raceResultsQuery = infiniteQueryOptions({
  queryKey: raceKeys.results,
  initialPageParam: firstPage,
  queryFn: ({ pageParam }) =>
    callApi((api, client) => api.raceResults(client, { after: pageParam, limit: pageSize })),
  getNextPageParam: keyAfter,
});

/** One race with its runners; fetched again until it is settled. */
export const raceQuery = (raceId: string) =>
  queryOptions({
    queryKey: raceKeys.one(raceId),
    queryFn: async ({ client }) => {
      const before = client.getQueryData<RaceWithEntries>(raceKeys.one(raceId));
      const now = await callApi((api, backend) => api.raceWithEntries(backend, { raceId }));
      // Where they have won before is asked for once, and again for those who have joined them.
      if (before !== undefined && before.runners.length !== now.runners.length) {
        void client.invalidateQueries({ queryKey: raceKeys.wonBefore(raceId) });
      }
      return now;
    },
    refetchInterval: ({ state }) => pollingInterval(state.data?.race, serverNow()),
  });

/** Which runners of a race have won at its track or over its distance. */
export const wonBeforeQuery = (raceId: string) =>
  queryOptions({
    queryKey: raceKeys.wonBefore(raceId),
    queryFn: () => callApi((api, client) => api.winnersBefore(client, { raceId })),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Who was in the ballot of a race whose lots are drawn; nothing of it changes any more. */
export const ballotQuery = (raceId: string) =>
  queryOptions({
    queryKey: raceKeys.ballot(raceId),
    queryFn: () => callApi((api, client) => api.raceBallot(client, { raceId })),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** How each of the player's runners of a race will be ridden. */
export const jockeyOrdersQuery = (playerId: string, raceId: string) =>
  queryOptions({
    queryKey: raceKeys.orders(playerId, raceId),
    queryFn: () => callApi((api, client) => api.myJockeyOrders(client, { raceId })),
  });

/** The record over the course and distance of a race. */
export const courseRecordQuery = (raceId: string) =>
  queryOptions({
    queryKey: raceKeys.record(raceId),
    queryFn: () => callApi((api, client) => api.courseRecord(client, { raceId })),
    staleTime: MINUTE,
  });

/** The last finished race, whole, for the photo finish of the landing page. */
export const lastRaceQuery = queryOptions({
  queryKey: raceKeys.last,
  queryFn: () => callApi((api, client) => api.lastRace(client)),
  staleTime: 30_000,
});

/** How many of the last races are told with their winners. */
const lastWinners = 3;

/** The last races with their winners, newest first. */
export const lastWinnersQuery = queryOptions({
  queryKey: raceKeys.winners,
  queryFn: () => callApi((api, client) => api.raceResults(client, { limit: lastWinners })),
  staleTime: 30_000,
});

/** Two may be running, the second behind a long one, before the next comes. */
const comingRaces = 3;

/**
 * The races that are running and the next to go off; asked for again at each off, and when the last
 * runner of one is home. What is not among them any more was settled, and the results are asked for
 * again as well.
 */
export const comingRacesQuery = queryOptions({
  queryKey: raceKeys.coming,
  queryFn: async ({ client }) => {
    const before = client.getQueryData<ListedRace[]>(raceKeys.coming) ?? [];
    const coming = await callApi((api, backend) =>
      api.futureRaces(backend, { limit: comingRaces }),
    );
    if (before.some(({ id }) => coming.every((race) => race.id !== id))) {
      invalidate(client, [raceKeys.results, raceKeys.winners, raceKeys.last, raceKeys.told]);
    }
    return coming;
  },
  refetchInterval: ({ state: { data: coming = [] } }) => {
    const now = serverNow();
    return Math.min(MINUTE, ...coming.map((race) => progressInterval(race, now) || MINUTE));
  },
});
