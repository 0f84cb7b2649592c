import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';

/*
 * `requestId` is a uuid made by the caller and kept until a response has come: what is repeated with it
 * is done once. What is refused throws a GameError with the first reason against it, and has changed
 * nothing. Prices are whole dollars.
 */

interface OfHorse {
  horseId: string;
  requestId: string;
}

/**
 * Buys a horse at the price that was shown; of it at most `fromWallet` may come out of the wallet.
 * @throws GameError 'horse_not_found', 'horse_is_yours', 'horse_not_for_sale', 'price_changed',
 *   'too_few_credits', 'pays_too_much'
 */
export async function buyHorse(
  backend: Backend,
  { horseId, price, requestId, fromWallet = 0 }: OfHorse & { price: number; fromWallet?: number },
): Promise<void> {
  await unwrap(
    backend.rpc('buy_horse', {
      p_horse_id: horseId,
      p_price: price,
      p_request_id: requestId,
      p_from_wallet: fromWallet,
    }),
  );
}

/**
 * Gives a horse back to the house that sold it. Returns what comes back.
 * @throws GameError 'horse_not_found', 'horse_not_yours', 'not_from_house', 'returned_before',
 *   'return_too_late', 'return_after_run', 'return_after_rename', 'return_after_retirement',
 *   'sale_while_entered', 'sale_while_at_work'
 */
export async function returnHorse(
  backend: Backend,
  { horseId, requestId }: OfHorse,
): Promise<number> {
  return unwrap(backend.rpc('return_horse', { p_horse_id: horseId, p_request_id: requestId }));
}

/**
 * Offers one of the player's horses.
 * @throws GameError 'horse_not_found', 'horse_not_yours', 'already_for_sale', 'sale_while_entered',
 *   'sale_while_at_work', 'not_sellable_yet', 'price_out_of_bounds', 'asks_too_little'
 */
export async function listHorse(
  backend: Backend,
  { horseId, price, requestId }: OfHorse & { price: number },
): Promise<void> {
  await unwrap(
    backend.rpc('list_horse', { p_horse_id: horseId, p_price: price, p_request_id: requestId }),
  );
}

/**
 * Changes what one of the player's horses is offered for.
 * @throws GameError 'horse_not_found', 'horse_not_yours', 'horse_not_for_sale', 'price_out_of_bounds',
 *   'asks_too_little'
 */
export async function changeSalePrice(
  backend: Backend,
  { horseId, price, requestId }: OfHorse & { price: number },
): Promise<void> {
  await unwrap(
    backend.rpc('change_sale_price', {
      p_horse_id: horseId,
      p_price: price,
      p_request_id: requestId,
    }),
  );
}

/**
 * Takes one of the player's horses out of the sales ring.
 * @throws GameError 'horse_not_found', 'horse_not_yours', 'horse_not_for_sale'
 */
export async function withdrawFromSale(
  backend: Backend,
  { horseId, requestId }: OfHorse,
): Promise<void> {
  await unwrap(backend.rpc('withdraw_from_sale', { p_horse_id: horseId, p_request_id: requestId }));
}
