import type { EquipmentSlot, ShopItem } from '@furlong/backend';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { equipmentApi } from '../../shared/api/domains.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { horseKeys } from '../horses/index.ts';
import { stableKeys } from '../stable/index.ts';
import { equipmentKeys } from './queries.ts';

interface Request {
  /** The server does what comes with the same id once, however often it is sent. */
  requestId: string;
}

/** What a purchase changes. Without an answer it may have been made all the same. */
const bought = (playerId: string) => [
  equipmentKeys.shop(playerId),
  equipmentKeys.inventory(playerId),
  stableKeys.wallets(playerId),
  stableKeys.overview(playerId),
];

export interface Purchase {
  itemId: string;
  /** Whole dollars, as it was shown. */
  price: number;
  /** What of it may come out of the wallet. */
  fromWallet: number;
}

/** Buys one piece at the price that was shown. */
export const buyMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (purchase: Purchase & Request) =>
      callApi(equipmentApi, (api, client) => api.buyEquipment(client, purchase)),
    onSettled: (_pieces, _error, _purchase, _before, { client }) =>
      invalidate(client, bought(playerId)),
  });

/** What changes the cart is sent one after the other, in the order of the presses. */
const cartOf = (playerId: string) => ({
  mutationKey: ['cart', playerId],
  scope: { id: `cart of ${playerId}` },
});

export interface CartChange {
  itemId: string;
  /** Of the item in the cart from now on; 0 takes it out. */
  quantity: number;
}

/** Says how many of a piece lie in the cart, which shows it at once. */
export const cartMutation = (playerId: string) => {
  const queryKey = equipmentKeys.shop(playerId);
  return mutationOptions({
    ...cartOf(playerId),
    mutationFn: (change: CartChange & Request) =>
      callApi(equipmentApi, (api, client) => api.setCartLine(client, change)),
    onMutate: async ({ itemId, quantity }, { client }) => {
      // An answer that is on its way would show the cart as it was.
      await client.cancelQueries({ queryKey });
      client.setQueryData<ShopItem[]>(queryKey, (shop) =>
        shop?.map((item) =>
          item.id === itemId
            ? { ...item, inCart: quantity, cartPrice: quantity === 0 ? null : item.price }
            : item,
        ),
      );
    },
    onSettled: (_answer, _error, _change, _before, { client }) => {
      // The last of several presses asks what the cart has come to.
      const waiting = client.isMutating({ mutationKey: cartOf(playerId).mutationKey });
      if (waiting <= 1) void client.invalidateQueries({ queryKey });
    },
  });
};

/** Buys all that lies in the cart for the total that was shown, in whole dollars. */
export const checkOutMutation = (playerId: string) =>
  mutationOptions({
    ...cartOf(playerId),
    mutationFn: (order: { total: number; fromWallet: number } & Request) =>
      callApi(equipmentApi, (api, client) => api.checkOutCart(client, order)),
    onSettled: (_pieces, _error, _order, _before, { client }) =>
      invalidate(client, bought(playerId)),
  });

export interface Fitting {
  pieceId: string;
  horseId: string;
  slot: EquipmentSlot;
}

/** What a change of equipment changes: a horse's page shows what it wears, and a piece may be moved. */
const fitted = (playerId: string) => [
  equipmentKeys.inventory(playerId),
  stableKeys.horses(playerId),
  stableKeys.overview(playerId),
  horseKeys.any,
];

/** Puts a piece on a horse. */
export const equipMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (fitting: Fitting & Request) =>
      callApi(equipmentApi, (api, client) => api.equipHorse(client, fitting)),
    onSettled: (_answer, _error, _fitting, _before, { client }) =>
      invalidate(client, fitted(playerId)),
  });

/** Takes a piece off the horse that wears it. */
export const unequipMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: ({ pieceId, requestId }: Fitting & Request) =>
      callApi(equipmentApi, (api, client) => api.unequipHorse(client, { pieceId, requestId })),
    onSettled: (_answer, _error, _fitting, _before, { client }) =>
      invalidate(client, fitted(playerId)),
  });
