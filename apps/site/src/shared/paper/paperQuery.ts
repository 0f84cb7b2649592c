import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../api/callApi.ts';
import { paperApi } from '../api/domains.ts';
import { playerKey } from '../api/playerKey.ts';

/** What the racing of a day, today for null, and of the day before had to tell. */
export const paperDaysQuery = (day: string | null) =>
  queryOptions({
    queryKey: ['paper', day],
    queryFn: () => callApi(paperApi, (api, client) => api.paperDays(client, { day })),
  });

/** The greatest races of the next 24 hours. */
export const racesToWatchQuery = queryOptions({
  queryKey: ['paper', 'to watch'],
  queryFn: () => callApi(paperApi, (api, client) => api.racesToWatch(client)),
});

/** What the player's stable did on the day before one, or for null since the visit before this. */
export const myPaperQuery = (playerId: string, day: string | null) =>
  queryOptions({
    queryKey: [...playerKey(playerId), 'paper', day],
    queryFn: () => callApi(paperApi, (api, client) => api.myPaper(client, { day })),
  });
