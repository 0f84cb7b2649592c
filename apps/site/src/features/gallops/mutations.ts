import type { GallopQuestion } from '@furlong/game/rules';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { gallopsApi } from '../../shared/api/domains.ts';
import { gallopsKey } from '../../shared/gallops/gallopNotebookQuery.ts';

/** What is asked of a horse: over a distance on some ground, or against itself in a race. */
export type GallopWish = { horseId: string; equipped: boolean } & (
  | { raceId: string }
  | Omit<GallopQuestion, 'kit'>
);

export type AnsweredGallop = Awaited<ReturnType<typeof sendToGallop>>;

/** Has a horse of the player's gallop; `onAnswer` is told what came of it. */
export const gallopMutation = (playerId: string, onAnswer: (answer: AnsweredGallop) => void) =>
  mutationOptions({
    mutationFn: sendToGallop,
    onSuccess: onAnswer,
    // Without an answer it may have galloped all the same.
    onSettled: (_answer, _error, { horseId }, _before, { client }) =>
      void client.invalidateQueries({ queryKey: gallopsKey(playerId, horseId) }),
  });

/** The server has a horse gallop with the same id once, however often it is sent. */
function sendToGallop(request: GallopWish & { requestId: string }) {
  return callApi(gallopsApi, (api, client) =>
    'raceId' in request ? api.gallopAgainstGhost(client, request) : api.gallop(client, request),
  );
}
