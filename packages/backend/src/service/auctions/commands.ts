import { MINUTE } from '@furlong/game/rules';
import type { AuctionOutcome } from '../../auctions/rows.ts';
import type { ServiceBackend } from '../../shared/createServiceBackend.ts';
import { formatTimestamp } from '../../shared/timestamps.ts';
import { unwrap } from '../../shared/unwrap.ts';

/**
 * Brings one more of the house's horses out of the sales ring under the hammer while fewer than `lots` are, `every` ms
 * after the last of them. Answers its auction's id; null once nothing is to be done.
 */
export async function consignHouseLot(
  backend: ServiceBackend,
  { lots, every, at }: { lots: number; every: number; at: number },
): Promise<string | null> {
  return unwrap(
    backend
      .rpc('consign_house_lot', {
        p_lots: lots,
        p_minutes: every / MINUTE,
        p_at: formatTimestamp(at),
      })
      .overrideTypes<string | null, { merge: false }>(),
  );
}

/** Claims the auction whose hammer is the first to fall by `at` for the lease. Null if none is. */
export async function claimDueAuction(
  backend: ServiceBackend,
  { steward, at, leaseSeconds }: { steward: string; at: number; leaseSeconds: number },
): Promise<string | null> {
  return unwrap(
    backend
      .rpc('claim_due_auction', {
        p_steward: steward,
        p_at: formatTimestamp(at),
        p_lease_seconds: leaseSeconds,
      })
      .overrideTypes<string | null, { merge: false }>(),
  );
}

/** Lets the hammer fall on an auction, once. Answers how it ended; a second call answers the same. */
export async function settleAuction(
  backend: ServiceBackend,
  { auctionId, at }: { auctionId: string; at: number },
): Promise<AuctionOutcome> {
  return unwrap(
    backend
      .rpc('settle_auction', { p_auction_id: auctionId, p_at: formatTimestamp(at) })
      .overrideTypes<AuctionOutcome, { merge: false }>(),
  );
}
