import { MINUTE } from '@furlong/game/rules';
import type { AuctionLot, AuctionOutcome, BidAnswer } from '../../auctions/rows.ts';
import type { ServiceBackend } from '../../shared/createServiceBackend.ts';
import { formatTimestamp, parseTimestamp } from '../../shared/timestamps.ts';
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

/** A lot of the house on which its stables may still bid. */
export interface LotForHouse
  extends Pick<AuctionLot, 'guide' | 'price' | 'startingBid' | 'consignedAt'> {
  readonly auctionId: string;
  /** The stables of the house that have bid on it, by name. */
  readonly bidders: readonly string[];
}

/** The house's lots on which its stables may still bid at `at` (ms since 1970). */
export async function lotsForHouse(
  backend: ServiceBackend,
  { at }: { at: number },
): Promise<LotForHouse[]> {
  const rows = await unwrap(
    backend
      .rpc('lots_for_house', { p_at: formatTimestamp(at) })
      .overrideTypes<LotForHouseRow[], { merge: false }>(),
  );
  return rows.map((row) => ({
    auctionId: row.auction_id,
    ...{ guide: row.guide, price: row.price, bidders: row.bidders },
    startingBid: row.starting_bid,
    consignedAt: parseTimestamp(row.consigned_at),
  }));
}

interface LotForHouseRow {
  auction_id: string;
  guide: number;
  price: number | null;
  starting_bid: number;
  consigned_at: string;
  bidders: string[];
}

/** Bids for a stable of the house, once on each lot. Null where it has bid, or comes too late. */
export async function placeHouseBid(
  backend: ServiceBackend,
  {
    auctionId,
    stableName,
    maximum,
    at,
  }: { auctionId: string; stableName: string; maximum: number; at: number },
): Promise<Exclude<BidAnswer, 'sealed'> | null> {
  return unwrap(
    backend
      .rpc('place_house_bid', {
        p_auction_id: auctionId,
        p_stable_name: stableName,
        p_maximum: maximum,
        p_at: formatTimestamp(at),
      })
      .overrideTypes<Exclude<BidAnswer, 'sealed'> | null, { merge: false }>(),
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
