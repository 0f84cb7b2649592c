import type { Silks } from '@furlong/game/rules';
import { mutationOptions } from '@tanstack/react-query';
// The browser's own randomUUID is missing over plain http on another host.
import { v4 as uuid } from 'uuid';
import { callApi } from '../../shared/api/callApi.ts';
import { playerKey } from '../../shared/api/playerKey.ts';

/** Registers colours for the player's stable. Done twice it is the same as once. */
export const changeSilksMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (silks: Silks) =>
      callApi((api, client) => api.changeSilks(client, { silks, requestId: uuid() })),
    // Without an answer it may have been done all the same. Colours are shown on every screen.
    onSettled: (_done, _error, _silks, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: playerKey(playerId) }),
        client.invalidateQueries({ queryKey: ['races'] }),
      ]),
  });
