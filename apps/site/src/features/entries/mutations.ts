import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { keepSeedHash } from '../../shared/keptSeedHashes.ts';
import { raceKeys } from '../races/index.ts';
import { stableKeys } from '../stable/index.ts';

interface EntryRequest {
  horseId: string;
  raceId: string;
  /** What of the fee may come out of the wallet, whole dollars. */
  fromWallet: number;
  /** The licence of the jockey asked for; null without a preference. */
  jockey: number | null;
  /** The server takes an entry with the same id once, however often it is sent. */
  requestId: string;
}

/** Enters a horse of the player's for a race. */
export const enterRaceMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (request: EntryRequest) => callApi((api, client) => api.enterRace(client, request)),
    onSuccess: keepSeedHash,
    // Without an answer the entry may have been made all the same.
    onSettled: (_entry, _error, { raceId }, _before, { client }) => {
      invalidate(client, [...stableKeys.ofEntry(playerId), ...raceKeys.ofEntry(playerId, raceId)]);
    },
  });
