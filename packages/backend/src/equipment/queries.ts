import type { Backend } from '../shared/createBackend.ts';
import { GameError } from '../shared/gameError.ts';
import { playerId } from '../shared/playerId.ts';
import { unwrap } from '../shared/unwrap.ts';
import {
  type Inventory,
  type InventoryRow,
  type ShopItem,
  type ShopItemRow,
  toInventory,
  toShopItem,
} from './rows.ts';

/** What the shop sells, slot by slot, the dearest last. A visitor has nothing in the cart. */
export async function equipmentShop(backend: Backend): Promise<ShopItem[]> {
  const rows = await unwrap(
    backend.rpc('equipment_shop').overrideTypes<ShopItemRow[], { merge: false }>(),
  );
  return rows.map(toShopItem);
}

/** The player's horses and all equipment of the stable. @throws GameError 'not_signed_in', 'no_stable' */
export async function myInventory(backend: Backend): Promise<Inventory> {
  await playerId(backend);
  const [row] = await unwrap(
    backend.rpc('my_inventory').overrideTypes<InventoryRow[], { merge: false }>(),
  );
  if (row === undefined) throw new GameError('no_stable');
  return toInventory(row);
}
