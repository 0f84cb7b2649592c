import type { Means } from '@furlong/game/rules';
import type { StatementKind } from '../money/rows.ts';
import type { Backend } from '../shared/createBackend.ts';
import { GameError } from '../shared/gameError.ts';
import { unwrap } from '../shared/unwrap.ts';
import type { WalletKind } from './rows.ts';

/**
 * Moves whole dollars between the player's wallet and credits, at once and free; the same `requestId` does
 * it once. Returns what is in each afterwards.
 * @throws GameError 'too_little_in_wallet', 'too_few_credits'
 */
export async function transferWallet(
  backend: Backend,
  { amount, to, requestId }: { amount: number; to: WalletKind; requestId: string },
): Promise<Means> {
  const [row] = await unwrap(
    backend.rpc('transfer_wallet', { p_amount: amount, p_to: to, p_request_id: requestId }),
  );
  if (row === undefined) throw new GameError('no_stable');
  return row;
}

/** Chooses where the prizes of the player's stable go from now on. */
export async function choosePrizeWallet(
  backend: Backend,
  { prizesTo, requestId }: { prizesTo: WalletKind; requestId: string },
): Promise<void> {
  await unwrap(backend.rpc('choose_prize_wallet', { p_kind: prizesTo, p_request_id: requestId }));
}

/** What the stable's money did on a day (UTC), of one kind. */
export interface MoneyDay {
  /** As 2026-01-31. */
  readonly day: string;
  readonly kind: StatementKind;
  /** Whole dollars that came (above 0) or went; of a transfer what came to the credits. */
  readonly amount: number;
  /** Of how many payments it is the sum. */
  readonly movements: number;
}

/** The player's account since a day (UTC, as 2026-01-31), the newest day first. */
export async function myMoneyDays(
  backend: Backend,
  { since }: { since: string },
): Promise<MoneyDay[]> {
  return unwrap(
    backend
      .from('money_days')
      .select('day, kind, amount, movements')
      .gte('day', since)
      .order('day', { ascending: false })
      .order('kind')
      .limit(100)
      .overrideTypes<MoneyDay[], { merge: false }>(),
  );
}
