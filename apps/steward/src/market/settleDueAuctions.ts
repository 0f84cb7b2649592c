import { claimDueAuction, settleAuction } from '@furlong/backend/service';
import type { StewardSettings } from '../shared/settings.ts';

/** How long a claim keeps all stewards off, in seconds: one that fails is tried again after it. */
const leaseSeconds = 30;

/**
 * Lets every hammer fall that is to fall by `at` (ms since 1970), the first before the others. One that fails holds
 * up no other.
 */
export async function settleDueAuctions(settings: StewardSettings, at: number): Promise<void> {
  const { backend, name, onError } = settings;
  for (;;) {
    const auctionId = await claimDueAuction(backend, { steward: name, at, leaseSeconds });
    if (auctionId === null) return;
    try {
      await settleAuction(backend, { auctionId, at });
    } catch (error) {
      onError(`Auction ${auctionId} failed:`, error);
    }
  }
}
