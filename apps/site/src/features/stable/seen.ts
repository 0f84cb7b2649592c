import type { ActiveAutoOrder, Overview } from '@furlong/backend';
import { mutationOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../../shared/api/callApi.ts';
import { trainingApi } from '../../shared/api/domains.ts';
import { autoOrdersQuery } from './autoOrdersQuery.ts';
import { myOverviewQuery, stableKeys } from './queries.ts';

const seeTrainingMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (seen: { horseId: string | null }) =>
      callApi(trainingApi, (api, client) => api.seeTraining(client, seen)),
    onSuccess: (_answer, seen, _before, { client }) => {
      client.setQueryData<Overview>(
        stableKeys.overview(playerId),
        (overview) =>
          overview && {
            ...overview,
            trained: overview.trained.filter(({ horseId }) => !isSeen(horseId, seen.horseId)),
          },
      );
      void client.invalidateQueries({ queryKey: stableKeys.overview(playerId) });
    },
  });

const seeLeftOutMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: () => callApi(trainingApi, (api, client) => api.seeLeftOutSessions(client)),
    onSuccess: (_answer, _none, _before, { client }) =>
      client.invalidateQueries({ queryKey: autoOrdersQuery(playerId).queryKey, exact: true }),
  });

const isSeen = (horseId: string, seen: string | null) => seen === null || seen === horseId;

/** Where what a horse brought back from its sessions is shown, or of all for null: it is not told again. */
export function useSeeTraining(playerId: string, horseId: string | null) {
  const { data: overview } = useQuery(myOverviewQuery(playerId));
  const { mutate } = useMutation(seeTrainingMutation(playerId));
  const unseen = overview?.trained.some((back) => isSeen(back.horseId, horseId)) ?? false;
  useEffect(() => {
    if (unseen) mutate({ horseId });
  }, [unseen, horseId, mutate]);
}

/** Where it is shown which sessions of the auto-trainer were left out: it is not told again. */
export function useSeeLeftOutSessions(playerId: string, orders: readonly ActiveAutoOrder[]) {
  const { mutate } = useMutation(seeLeftOutMutation(playerId));
  const unseen = orders.some(({ lastSkipped, skipSeen }) => lastSkipped !== null && !skipSeen);
  useEffect(() => {
    if (unseen) mutate();
  }, [unseen, mutate]);
}
