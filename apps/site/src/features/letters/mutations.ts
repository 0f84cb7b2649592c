import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { lettersApi } from '../../shared/api/domains.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { marksKey } from '../../shared/api/playerKey.ts';
import { lettersKey } from './queries.ts';

export interface NewLetter {
  stableId: string;
  text: string;
}

/** Sends a letter to another stable. Without an answer it may be there all the same. */
export const sendLetterMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (letter: NewLetter & { requestId: string }) =>
      callApi(lettersApi, (api, client) => api.sendLetter(client, letter)),
    onSettled: (_answer, _error, _letter, _before, { client }) =>
      invalidate(client, [lettersKey(playerId)]),
  });

export interface Block {
  stableId: string;
  blocked: boolean;
}

/** Takes no letters from a stable any more, or takes them again. */
export const blockStableMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (block: Block & { requestId: string }) =>
      callApi(lettersApi, (api, client) => api.blockStable(client, block)),
    onSettled: (_answer, _error, _block, _before, { client }) =>
      invalidate(client, [lettersKey(playerId)]),
  });

/** The player has read the letters of a stable: done again it changes nothing. */
export const readLettersMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (read: { stableId: string }) =>
      callApi(lettersApi, (api, client) => api.readLetters(client, read)),
    onSettled: (_answer, _error, _read, _before, { client }) =>
      invalidate(client, [[...lettersKey(playerId), 'correspondents'], marksKey(playerId)]),
  });
