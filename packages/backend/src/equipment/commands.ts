import type { EquipmentSlot } from '../horses/rows.ts';
import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';

/*
 * `requestId` is a uuid made by the caller and kept until a response has come: what is repeated with it
 * is done once. What is refused throws a GameError with the first reason against it, and has changed
 * nothing.
 */

/**
 * Says how many of an item lie in the player's cart, 0 to 12.
 * @throws GameError 'item_not_found', 'cart_line_full'
 */
export async function setCartLine(
  backend: Backend,
  { itemId, quantity, requestId }: { itemId: string; quantity: number; requestId: string },
): Promise<void> {
  await unwrap(
    backend.rpc('set_cart_line', {
      p_item_id: itemId,
      p_quantity: quantity,
      p_request_id: requestId,
    }),
  );
}

/**
 * Buys one piece at the price that was shown, in whole dollars, of which at most `fromWallet` may come out of
 * the wallet. Returns its id.
 * @throws GameError 'item_not_found', 'price_changed', 'too_few_credits'
 */
export async function buyEquipment(
  backend: Backend,
  {
    itemId,
    price,
    requestId,
    fromWallet = 0,
  }: { itemId: string; price: number; requestId: string; fromWallet?: number },
): Promise<string[]> {
  const pieces = await unwrap(
    backend.rpc('buy_equipment', {
      p_item_id: itemId,
      p_price: price,
      p_request_id: requestId,
      p_from_wallet: fromWallet,
    }),
  );
  return pieces.map(({ id }) => id);
}

/**
 * Buys all that lies in the cart for the total that was shown, in whole dollars, or nothing; of it at most
 * `fromWallet` may come out of the wallet. Returns the ids of the pieces.
 * @throws GameError 'cart_empty', 'cart_changed', 'price_changed', 'too_few_credits'
 */
export async function checkOutCart(
  backend: Backend,
  { total, requestId, fromWallet = 0 }: { total: number; requestId: string; fromWallet?: number },
): Promise<string[]> {
  const pieces = await unwrap(
    backend.rpc('check_out_cart', {
      p_total: total,
      p_request_id: requestId,
      p_from_wallet: fromWallet,
    }),
  );
  return pieces.map(({ id }) => id);
}

/**
 * Puts a piece on a horse: what was in the slot comes off, and a piece that another horse wears is
 * moved.
 * @throws GameError 'equipment_not_yours', 'horse_not_found', 'horse_not_yours', 'wrong_slot',
 *   'equipment_worn_out', 'equipment_on_card'
 */
export async function equipHorse(
  backend: Backend,
  piece: { pieceId: string; horseId: string; slot: EquipmentSlot; requestId: string },
): Promise<void> {
  await unwrap(
    backend.rpc('equip_horse', {
      p_piece_id: piece.pieceId,
      p_horse_id: piece.horseId,
      p_slot: piece.slot,
      p_request_id: piece.requestId,
    }),
  );
}

/**
 * Takes a piece off the horse that wears it.
 * @throws GameError 'equipment_not_yours', 'equipment_not_worn', 'equipment_on_card'
 */
export async function unequipHorse(
  backend: Backend,
  { pieceId, requestId }: { pieceId: string; requestId: string },
): Promise<void> {
  await unwrap(backend.rpc('unequip_horse', { p_piece_id: pieceId, p_request_id: requestId }));
}
