import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { championshipsApi } from '../../shared/api/domains.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { keepSeedHash } from '../../shared/keptSeedHashes.ts';
import { raceKeys } from '../races/index.ts';
import { stableKeys } from '../stable/index.ts';
import { championshipKeys } from './queries.ts';

interface SupplementaryRequest {
  horseId: string;
  /** The final. */
  raceId: string;
  /** What of the fee may come out of the wallet, whole dollars. */
  fromWallet: number;
  /** The server takes an entry with the same id once, however often it is sent. */
  requestId: string;
}

/** Takes the one supplementary place of a final for a horse of the player's. */
export const enterSupplementaryMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (request: SupplementaryRequest) =>
      callApi(championshipsApi, (api, client) => api.enterSupplementary(client, request)),
    onSuccess: keepSeedHash,
    // Without an answer the place may have been taken all the same.
    onSettled: (_entry, _error, { raceId }, _before, { client }) => {
      invalidate(client, [
        ...stableKeys.ofEntry(playerId),
        ...raceKeys.ofEntry(playerId, raceId),
        ...championshipKeys.ofEntry(playerId),
      ]);
    },
  });
