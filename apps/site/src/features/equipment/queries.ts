import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { equipmentApi } from '../../shared/api/domains.ts';
import { stableKeys } from '../stable/index.ts';

/** Keys of the shop, as a player sees it, and of what their stable has. */
export const equipmentKeys = {
  shop: (playerId: string) => [...stableKeys.equipment(playerId), 'shop'] as const,
  inventory: (playerId: string) => [...stableKeys.equipment(playerId), 'tack room'] as const,
};

/** What the shop sells, and how many of each lie in the player's cart. */
export const shopQuery = (playerId: string) =>
  queryOptions({
    queryKey: equipmentKeys.shop(playerId),
    queryFn: () => callApi(equipmentApi, (api, client) => api.equipmentShop(client)),
  });

/** The player's horses, and all equipment of the stable. */
export const inventoryQuery = (playerId: string) =>
  queryOptions({
    queryKey: equipmentKeys.inventory(playerId),
    queryFn: () => callApi(equipmentApi, (api, client) => api.myInventory(client)),
  });
