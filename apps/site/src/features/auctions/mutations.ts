import type { BidAnswer } from '@furlong/backend';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { auctionsApi } from '../../shared/api/domains.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { horseKey } from '../../shared/horses/horseQuery.ts';
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

/** A horse that its owner consigns. Money is whole dollars, the duration ms. */
export interface Consignment {
  horseId: string;
  reserve: number;
  startingBid: number;
  duration: number;
  fromWallet: number;
}

/** Brings a horse of the player's under the hammer. Without an answer it may be there all the same. */
export const consignMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (consignment: Consignment & { requestId: string }): Promise<string> =>
      callApi(auctionsApi, (api, client) => api.consignToAuction(client, consignment)),
    onSettled: (_answer, _error, { horseId }, _before, { client }) =>
      invalidate(client, [
        auctionsKey(playerId),
        stableKeys.wallets(playerId),
        stableKeys.market(playerId),
        ...stableKeys.ofHorse(playerId),
        horseKey(horseId),
      ]),
  });

/** Takes a horse of the player's out of an auction in which nobody has bid. */
export const withdrawLotMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (lot: { auctionId: string; requestId: string }) =>
      callApi(auctionsApi, (api, client) => api.withdrawFromAuction(client, lot)),
    onSettled: (_answer, _error, _lot, _before, { client }) =>
      invalidate(client, [
        auctionsKey(playerId),
        stableKeys.market(playerId),
        ...stableKeys.ofHorse(playerId),
      ]),
  });

/** Marks a lot to come back to, or takes the mark off: done again it changes nothing. */
export const watchLotMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (mark: { auctionId: string; watched: boolean }) =>
      callApi(auctionsApi, (api, client) => api.watchLot(client, mark)),
    onSettled: (_answer, _error, _mark, _before, { client }) =>
      invalidate(client, [auctionsKey(playerId)]),
  });
