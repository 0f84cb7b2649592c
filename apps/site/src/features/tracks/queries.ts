import { MINUTE, type TrackId } from '@furlong/game/rules';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';

/** Keys of what is told of a track, or of all. */
const trackKeys = {
  courses: (trackId: TrackId | null) => ['tracks', trackId, 'courses'] as const,
  runs: (trackId: TrackId | null) => ['tracks', trackId, 'runs'] as const,
  programme: (trackId: TrackId | null) => ['tracks', trackId, 'programme'] as const,
};

/** The courses that races were run over: how many, and the records. */
export const coursesQuery = (trackId: TrackId | null) =>
  queryOptions({
    queryKey: trackKeys.courses(trackId),
    queryFn: () => callApi((api, client) => api.trackCourses(client, { trackId })),
    staleTime: MINUTE,
  });

/** How runners did by draw and style; by course, if of one track. */
export const runsQuery = (trackId: TrackId | null) =>
  queryOptions({
    queryKey: trackKeys.runs(trackId),
    queryFn: () => callApi((api, client) => api.trackRuns(client, { trackId })),
    staleTime: MINUTE,
  });

/** So many races hold the next one of each track that races this season. */
const ahead = 40;

/** The races ahead, the next first: of one track the first few. */
export const programmeQuery = (trackId: TrackId | null) =>
  queryOptions({
    queryKey: trackKeys.programme(trackId),
    queryFn: () =>
      callApi((api, client) =>
        api.futureRaces(client, { trackId, limit: trackId === null ? ahead : 8 }),
      ),
    refetchInterval: MINUTE,
  });
