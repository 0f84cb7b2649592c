import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { claimsApi } from '../../shared/api/domains.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { stableKeys } from '../stable/index.ts';
import { claimsKey } from './queries.ts';

/** A runner that a player claims; a part of the race's price may come out of the wallet, in whole dollars. */
export interface Claim {
  raceId: string;
  horseId: string;
  fromWallet: number;
}

/** Claims a runner. Without an answer the claim may be made all the same. */
export const claimMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (claim: Claim & { requestId: string }): Promise<string> =>
      callApi(claimsApi, (api, client) => api.claimHorse(client, claim)),
    onSettled: (_answer, _error, _claim, _before, { client }) =>
      invalidate(client, [claimsKey(playerId), stableKeys.wallets(playerId)]),
  });
