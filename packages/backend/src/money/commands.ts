import type { CreditPack } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import { GameError } from '../shared/gameError.ts';
import { unwrap } from '../shared/unwrap.ts';
import { toReceipt } from './queries.ts';
import type { Receipt } from './rows.ts';

/**
 * Gives the player's stable a pack of play credits. Nothing is paid for it.
 * @throws GameError 'weekly_credits_taken', 'request_reused', 'no_stable', 'not_signed_in'
 */
export async function takeCredits(
  backend: Backend,
  { amount, requestId }: { amount: CreditPack; requestId: string },
): Promise<Receipt> {
  const [row] = await unwrap(
    backend.rpc('take_credits', { p_amount: amount, p_request_id: requestId }),
  );
  if (row === undefined) throw new GameError('no_stable');
  return toReceipt(row);
}
