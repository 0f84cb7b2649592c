import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { stableKeys } from '../stable/index.ts';

/** A change of the groups into which a player divides the horses of the stable. */
export type GroupChange =
  | { change: 'create'; name: string }
  | { change: 'rename'; groupId: string; name: string }
  | { change: 'delete'; groupId: string }
  /** All groups in their new order, and the one that was moved in it. */
  | { change: 'order'; groupId: string; groupIds: readonly string[] }
  /** Into a group, or with null out of theirs. */
  | { change: 'move'; horseIds: readonly string[]; groupId: string | null };

/** Changes the groups; what comes with the same id is done once. */
export const groupMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (input: GroupChange & { requestId: string }): Promise<unknown> =>
      callApi((api, client): Promise<unknown> => {
        switch (input.change) {
          case 'create':
            return api.createHorseGroup(client, input);
          case 'rename':
            return api.renameHorseGroup(client, input);
          case 'delete':
            return api.deleteHorseGroup(client, input);
          case 'order':
            return api.orderHorseGroups(client, input);
          case 'move':
            return api.moveToHorseGroup(client, input);
        }
      }),
    // Awaited, so that what was pressed is busy until its effect is seen.
    onSettled: (_answer, _error, _wish, _before, { client }) =>
      client.invalidateQueries({ queryKey: stableKeys.groups(playerId) }),
  });
