import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { marketApi } from '../../shared/api/domains.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { horseKey } from '../../shared/horses/horseQuery.ts';
import { stableKeys } from '../stable/index.ts';
import { marketKeys } from './queries.ts';

interface OfHorse {
  horseId: string;
  /** The server does what comes with the same id once, however often it is sent. */
  requestId: string;
}

/** A horse at a price in whole dollars. */
interface AtPrice extends OfHorse {
  price: number;
}

/** A purchase, of which a part may come out of the wallet. */
interface HorsePurchase extends AtPrice {
  fromWallet: number;
}

/** What an offer changes. Without an answer it may have been made all the same. */
const offered = (playerId: string) => [marketKeys.ring, stableKeys.market(playerId)];

/** What a horse that comes or goes changes besides: whose it is, and what the stable has. */
const moved = (playerId: string, horseId: string) => [
  ...offered(playerId),
  horseKey(horseId),
  ...stableKeys.ofHorse(playerId),
  stableKeys.wallets(playerId),
];

/** Buys a horse at the price that was shown. */
export const buyHorseMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (purchase: HorsePurchase) =>
      callApi(marketApi, (api, client) => api.buyHorse(client, purchase)),
    onSettled: (_answer, _error, { horseId }, _before, { client }) =>
      invalidate(client, moved(playerId, horseId)),
  });

/** Gives a horse back to the house. */
export const returnHorseMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (horse: OfHorse) =>
      callApi(marketApi, (api, client) => api.returnHorse(client, horse)),
    onSettled: (_answer, _error, { horseId }, _before, { client }) =>
      invalidate(client, moved(playerId, horseId)),
  });

/** Offers a horse, or changes the price of one that is offered. */
export const offerMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: ({ listed, ...offer }: AtPrice & { listed: boolean }) =>
      callApi(marketApi, (api, client) =>
        listed ? api.changeSalePrice(client, offer) : api.listHorse(client, offer),
      ),
    onSettled: (_answer, _error, _offer, _before, { client }) =>
      invalidate(client, offered(playerId)),
  });

/** Takes a horse out of the ring. */
export const withdrawMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (horse: OfHorse) =>
      callApi(marketApi, (api, client) => api.withdrawFromSale(client, horse)),
    onSettled: (_answer, _error, _horse, _before, { client }) =>
      invalidate(client, offered(playerId)),
  });
