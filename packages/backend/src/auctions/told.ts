import { isSealed, leastBid } from '@furlong/game/rules';
import { parseTimestamp, parseTimestampOrNull } from '../shared/timestamps.ts';
import type { AuctionLot, LotBid, LotRow } from './rows.ts';

/** What is told of a lot at once to everybody who looks: how it stands, and the last bid that was seen. */
export interface ToldLot
  extends Pick<
    AuctionLot,
    | 'id'
    | 'price'
    | 'bids'
    | 'leader'
    | 'reserveMet'
    | 'extensions'
    | 'sealed'
    | 'closesAt'
    | 'ended'
  > {
  readonly lastBid: LotBid | null;
}

interface ToldLotRow
  extends Pick<
    LotRow,
    | 'id'
    | 'price'
    | 'bids'
    | 'leader'
    | 'reserve_met'
    | 'extensions'
    | 'closes_at'
    | 'ended_at'
    | 'outcome'
  > {
  readonly last_bid: {
    number: number;
    stable_id: string;
    stable_name: string;
    of_house: boolean;
    price: number;
    at: string;
  } | null;
}

/** A change of a lot as the live channel tells it; null for what is none. */
export function toToldLot(told: unknown): ToldLot | null {
  if (typeof told !== 'object' || told === null || !('closes_at' in told)) return null;
  const row = told as ToldLotRow;
  const endedAt = parseTimestampOrNull(row.ended_at);
  const { last_bid: bid } = row;
  return {
    ...{ id: row.id, price: row.price, bids: row.bids, leader: row.leader },
    ...{ reserveMet: row.reserve_met, extensions: row.extensions, sealed: isSealed(row) },
    closesAt: parseTimestamp(row.closes_at),
    ended: endedAt === null || row.outcome === null ? null : { at: endedAt, outcome: row.outcome },
    lastBid: bid && {
      ...{ number: bid.number, price: bid.price, at: parseTimestamp(bid.at) },
      stable: { id: bid.stable_id, name: bid.stable_name },
      ofHouse: bid.of_house,
    },
  };
}

/**
 * A lot as a player sees it, after what was told of it; the same lot where that is not newer. What is the player's
 * own follows from it, but for what comes back when the hammer has fallen.
 * @param myStableId the player's; null for a visitor
 */
export function afterTold<Lot extends AuctionLot>(
  lot: Lot,
  { lastBid: _lastBid, ...told }: ToldLot,
  myStableId: string | null,
): Lot {
  if (told.id !== lot.id || !isNewer(told, lot)) return lot;
  const { own } = lot;
  const stands = own.sealed
    ? own.stands && told.ended === null
    : own.maximum !== null && told.ended === null && told.leader?.id === myStableId;
  const mayBid = told.ended === null && lot.vendor.id !== myStableId;
  return {
    ...lot,
    ...told,
    own: { ...own, stands },
    leastBid: mayBid
      ? leastBid({ startingBid: lot.startingBid, price: told.price }, stands ? own.maximum : null)
      : null,
  };
}

type Standing = Pick<AuctionLot, 'bids' | 'extensions' | 'closesAt' | 'ended'>;

/** Bids, extensions and the hammer only grow, and an end is for good. */
function isNewer(told: Standing, known: Standing): boolean {
  if (known.ended !== null || told.bids < known.bids) return false;
  return (
    told.ended !== null ||
    told.bids > known.bids ||
    told.extensions > known.extensions ||
    told.closesAt > known.closesAt
  );
}
