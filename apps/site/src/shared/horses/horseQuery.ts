import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../api/callApi.ts';

/** Begins the keys of all that everybody may know of a horse. */
export const horseKey = (horseId: string) => ['horses', horseId] as const;

/** A horse as its page and its sale show it. */
export const horseQuery = (horseId: string) =>
  queryOptions({
    queryKey: [...horseKey(horseId), 'horse'] as const,
    queryFn: () => callApi((api, client) => api.horseById(client, { horseId })),
  });
