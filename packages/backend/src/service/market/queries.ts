import type { RingStock } from '@furlong/game/rules';
import type { ServiceBackend } from '../../shared/createServiceBackend.ts';
import { GameError } from '../../shared/gameError.ts';
import { formatTimestamp } from '../../shared/timestamps.ts';
import { unwrap } from '../../shared/unwrap.ts';

/** What the sales ring holds, and the number of the next horse that the house breeds for it. */
export async function salesStock(
  backend: ServiceBackend,
  {
    newcomerPrice,
  }: {
    /** What a newcomer can afford, in whole dollars. */
    newcomerPrice: number;
  },
): Promise<RingStock & { nextNumber: number }> {
  const [row] = await unwrap(backend.rpc('sales_stock', { p_newcomer_price: newcomerPrice }));
  if (row === undefined) throw new GameError('server_failed');
  return {
    nextNumber: row.next_number,
    bred: row.bred,
    forNewcomers: row.for_newcomers,
    newStables: row.new_stables,
    retirements: row.retirements,
  };
}

/** The horses of the house that an agent has to see to. `at` in ms since 1970. */
export async function lotsToRenew(
  backend: ServiceBackend,
  { at }: { at: number },
): Promise<string[]> {
  return unwrap(backend.rpc('lots_to_renew', { p_at: formatTimestamp(at) }));
}
