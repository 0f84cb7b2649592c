import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { statisticsApi } from '../../shared/api/domains.ts';
import { stableKeys } from '../stable/index.ts';
import type { StatisticsView } from './statisticsAddress.ts';

/** A run that is settled and a session that ends are told among the activities too. */
const keyOf = (playerId: string) => [...stableKeys.activity(playerId), 'statistics'] as const;

/** The player's runs counted by each of what decides how a horse runs. */
export const runCountsQuery = (
  playerId: string,
  { horseId, season }: Pick<StatisticsView, 'horseId' | 'season'>,
) =>
  queryOptions({
    queryKey: [...keyOf(playerId), 'counts', { horseId, season }],
    queryFn: () =>
      callApi(statisticsApi, (api, client) => api.myRunCounts(client, { horseId, season })),
  });

/** The ratings of all of the player's horses that ran. */
export const ratingHistoryQuery = (playerId: string, { season }: Pick<StatisticsView, 'season'>) =>
  queryOptions({
    queryKey: [...keyOf(playerId), 'ratings', season],
    queryFn: () => callApi(statisticsApi, (api, client) => api.myRatingHistory(client, { season })),
  });

/** How fit a horse was after its runs and sessions; of no horse, nothing. */
export const conditionHistoryQuery = (
  playerId: string,
  { horseId, season }: Pick<StatisticsView, 'horseId' | 'season'>,
) =>
  queryOptions({
    queryKey: [...keyOf(playerId), 'condition', { horseId, season }],
    queryFn: async () =>
      horseId === null
        ? []
        : callApi(statisticsApi, (api, client) =>
            api.myConditionHistory(client, { horseId, season }),
          ),
  });
