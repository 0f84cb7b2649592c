import type { BidAnswer } from '@furlong/backend';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { auctionsApi } from '../../shared/api/domains.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { stableKeys } from '../stable/index.ts';
import { auctionsKey } from './queries.ts';

/** The most that a player pays for a lot, in whole dollars; a part of it may come out of the wallet. */
export interface Bid {
  auctionId: string;
  maximum: number;
  fromWallet: number;
}

/** Bids on a lot. Without an answer the bid may stand all the same. */
export const placeBidMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (bid: Bid & { requestId: string }): Promise<BidAnswer> =>
      callApi(auctionsApi, (api, client) => api.placeBid(client, bid)),
    onSettled: (_answer, _error, _bid, _before, { client }) =>
      invalidate(client, [auctionsKey(playerId), stableKeys.wallets(playerId)]),
  });
