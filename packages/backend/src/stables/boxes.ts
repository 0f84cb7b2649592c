import type { Backend } from '../shared/createBackend.ts';
import { GameError } from '../shared/gameError.ts';
import { parseTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';

/** What the boxes of a stable cost for a week. */
interface BoxCosts {
  readonly horses: number;
  readonly runs: number;
  /** Whole dollars. */
  readonly fee: number;
}

export interface Boxes {
  /** When this week is charged, in ms since 1970. */
  readonly chargedAt: number;
  /** As it stands: for the horses of now, and what they have run this week. */
  readonly thisWeek: BoxCosts;
  /** The last bill, and what of it was paid; null before the first. */
  readonly lastBill: (BoxCosts & { readonly paid: number; readonly at: number }) | null;
}

/** What the player's boxes cost. @throws GameError 'not_signed_in' or 'no_stable' */
export async function myBoxes(backend: Backend): Promise<Boxes> {
  const [row] = await unwrap(backend.rpc('my_boxes'));
  if (row === undefined) throw new GameError('no_stable');
  return {
    chargedAt: parseTimestamp(row.charged_at),
    thisWeek: { horses: row.horses, runs: row.runs, fee: row.fee },
    lastBill:
      row.last_at === null
        ? null
        : {
            horses: row.last_horses,
            runs: row.last_runs,
            fee: row.last_fee,
            paid: row.last_paid,
            at: parseTimestamp(row.last_at),
          },
  };
}
