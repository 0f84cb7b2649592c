import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { stableKeys } from '../stable/index.ts';

/** Keys of the shop, as a player sees it, and of what his stable has. */
export const equipmentKeys = {
  shop: (playerId: string) => [...stableKeys.equipment(playerId), 'shop'] as const,
  tackRoom: (playerId: string) => [...stableKeys.equipment(playerId), 'tack room'] as const,
};

/** What the shop sells, and how many of each lie in the player's cart. */
export const shopQuery = (playerId: string) =>
  queryOptions({
    queryKey: equipmentKeys.shop(playerId),
    queryFn: () => callApi((api, client) => api.equipmentShop(client)),
  });

/** The player's horses, and all equipment of the stable. */
export const tackRoomQuery = (playerId: string) =>
  queryOptions({
    queryKey: equipmentKeys.tackRoom(playerId),
    queryFn: () => callApi((api, client) => api.tackRoom(client)),
  });
