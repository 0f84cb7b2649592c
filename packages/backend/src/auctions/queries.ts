import type { SalesSearch } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import { GameError } from '../shared/gameError.ts';
import { unwrap } from '../shared/unwrap.ts';
import {
  type AuctionLot,
  type AuctionPrice,
  type ListedLot,
  type ListedLotRow,
  type LotBid,
  type LotRow,
  type LotToBidOn,
  toAuctionPrice,
  toListedLot,
  toLot,
  toLotBid,
} from './rows.ts';

/** Which page of lots: after the last lot of the page before. */
interface LotPage {
  readonly after?: Pick<ListedLot, 'id' | 'sortKey'> | null;
  /** 20 unless given, at most 100. */
  readonly limit?: number;
}

/** What a buyer looks for; null asks for nothing, and so does an empty text. The price is what a bid stands at. */
export type LotSearch = Pick<
  SalesSearch,
  'text' | 'price' | 'age' | 'sex' | 'rating' | 'specialty'
>;

export type CatalogueOrder = 'closing' | 'cheapest' | 'dearest' | 'best rated';

const searched = ({ text, price, age, sex, rating, specialty }: LotSearch) => ({
  ...(text !== '' && { p_text: text }),
  ...(price !== null && { p_price: price }),
  ...(age !== null && { p_age: age }),
  ...(sex !== null && { p_sex: sex }),
  ...(rating !== null && { p_rating: rating }),
  ...(specialty !== null && { p_specialty: specialty }),
});

/** The horses under the hammer that meet a search, in order. */
export async function auctionCatalogue(
  backend: Backend,
  { search, order, after, limit }: LotPage & { search: LotSearch; order: CatalogueOrder },
): Promise<ListedLot[]> {
  const rows = await unwrap(
    backend
      .rpc('auction_catalogue', {
        p_order: order,
        ...searched(search),
        ...(after && { p_after_key: after.sortKey, p_after_id: after.id }),
        ...(limit !== undefined && { p_limit: limit }),
      })
      .overrideTypes<ListedLotRow[], { merge: false }>(),
  );
  return rows.map(toListedLot);
}

/** The lots on which the hammer has fallen that meet a search, the last first; of both outcomes where it is null. */
export async function pastAuctions(
  backend: Backend,
  {
    search,
    outcome,
    after,
    limit,
  }: LotPage & { search: LotSearch; outcome: 'sold' | 'unsold' | null },
): Promise<ListedLot[]> {
  const rows = await unwrap(
    backend
      .rpc('past_auctions', {
        ...searched(search),
        ...(outcome !== null && { p_outcome: outcome }),
        ...(after && { p_after_key: after.sortKey, p_after_id: after.id }),
        ...(limit !== undefined && { p_limit: limit }),
      })
      .overrideTypes<ListedLotRow[], { merge: false }>(),
  );
  return rows.map(toListedLot);
}

/** What the last horses brought that were sold by auction, the last first; at most 100. */
export async function auctionPrices(backend: Backend): Promise<AuctionPrice[]> {
  const rows = await unwrap(backend.rpc('auction_prices'));
  return rows.map(toAuctionPrice);
}

/**
 * The player's lots: `bidding`, `watching` and `selling`, the next hammer first; `won`, `lost`, `sold` and `unsold` (also
 * withdrawn), the last first.
 */
export type OwnLots = 'bidding' | 'watching' | 'selling' | 'won' | 'lost' | 'sold' | 'unsold';

export async function myAuctions(
  backend: Backend,
  { part, after, limit }: LotPage & { part: OwnLots },
): Promise<ListedLot[]> {
  const rows = await unwrap(
    backend
      .rpc('my_auctions', {
        p_part: part,
        ...(after && { p_after_key: Number(after.sortKey), p_after_id: after.id }),
        ...(limit !== undefined && { p_limit: limit }),
      })
      .overrideTypes<ListedLotRow[], { merge: false }>(),
  );
  return rows.map(toListedLot);
}

/** A lot. @throws GameError 'auction_not_found' */
export async function auctionLot(
  backend: Backend,
  { auctionId }: { auctionId: string },
): Promise<LotToBidOn> {
  const [row] = await unwrap(
    backend
      .rpc('auction_lot', { p_auction_id: auctionId })
      .overrideTypes<{ lot: LotRow; most_bid: number | null }[], { merge: false }>(),
  );
  if (row === undefined) throw new GameError('auction_not_found');
  return { ...toLot(row.lot), mostBid: row.most_bid };
}

/** The lot that a horse is while it is in an auction; else null. */
export async function lotOfHorse(
  backend: Backend,
  { horseId }: { horseId: string },
): Promise<AuctionLot | null> {
  const [row] = await unwrap(
    backend
      .rpc('lot_of_horse', { p_horse_id: horseId })
      .overrideTypes<{ lot: LotRow }[], { merge: false }>(),
  );
  return row === undefined ? null : toLot(row.lot);
}

/** The bids on a lot that everybody saw, the last first; `before` is a number of theirs. */
export async function auctionBids(
  backend: Backend,
  { auctionId, before, limit }: { auctionId: string; before?: number | null; limit?: number },
): Promise<LotBid[]> {
  const rows = await unwrap(
    backend.rpc('auction_bids', {
      p_auction_id: auctionId,
      ...(before != null && { p_before_number: before }),
      ...(limit !== undefined && { p_limit: limit }),
    }),
  );
  return rows.map(toLotBid);
}
