import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { stableKeys } from '../stable/index.ts';
import { horseKeys } from './queries.ts';

interface Request {
  /** The server does what comes with the same id once, however often it is sent. */
  requestId: string;
}

interface Retirement {
  horseId: string;
}

/** Retires a horse of the player's for good. */
export const retireMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (retirement: Retirement & Request) =>
      callApi((api, client) => api.retireHorse(client, retirement)),
    // Without an answer it may have been done all the same.
    onSettled: (_horse, _error, { horseId }, _before, { client }) => {
      invalidate(client, [
        ...stableKeys.ofHorse(playerId),
        stableKeys.retired(playerId),
        horseKeys.all(horseId),
      ]);
    },
  });

/** Gives a horse of the player's the one other name that it may have. */
export const renameMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (renaming: { horseId: string; name: string } & Request) =>
      callApi((api, client) => api.renameHorse(client, renaming)),
    onSettled: (_horse, _error, { horseId }, _before, { client }) => {
      invalidate(client, [
        ...stableKeys.ofHorse(playerId),
        stableKeys.entries(playerId),
        stableKeys.market(playerId),
        horseKeys.all(horseId),
      ]);
    },
  });

/** Keeps what the player notes of a horse. */
export const noteMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (note: { horseId: string; note: string } & Request) =>
      callApi((api, client) => api.noteHorse(client, note)),
    // What was kept is known at once: what is typed meanwhile is not compared with what was before.
    onSuccess: (kept, { horseId }, _before, { client }) =>
      client.setQueryData([...stableKeys.notes(playerId), horseId], kept),
  });
