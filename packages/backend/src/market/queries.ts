import type { SalesOrder, SalesSearch } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import { GameError } from '../shared/gameError.ts';
import { formatTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import {
  type HorseSale,
  type HorseSaleRow,
  type OwnListing,
  type PastSale,
  type PastSaleRow,
  type SaleListing,
  type SaleListingRow,
  type SalesPage,
  toHorseSale,
  toOwnListing,
  toPastSale,
  toSaleListing,
} from './rows.ts';

/** Which page of the horses for sale: after the last horse of the page before. */
export interface SalesQuery {
  readonly search: SalesSearch;
  readonly order: SalesOrder;
  readonly after?: { readonly sortKey: string; readonly horseId: string } | null;
  /** 20 unless given, at most 100. */
  readonly limit?: number;
}

/** The horses for sale that meet a search, in order. */
export async function salesRing(
  backend: Backend,
  { search, order, after, limit }: SalesQuery,
): Promise<SalesPage> {
  const { text, price, age, sex, rating, specialty, surface, runs, seller } = search;
  const rows = await unwrap(
    backend
      .rpc('sales_ring', {
        p_order: order,
        ...(text !== '' && { p_text: text }),
        ...(price !== null && { p_price: price }),
        ...(age !== null && { p_age: age }),
        ...(sex !== null && { p_sex: sex }),
        ...(rating !== null && { p_rating: rating }),
        ...(specialty !== null && { p_specialty: specialty }),
        ...(surface !== null && { p_surface: surface }),
        ...(runs !== null && { p_runs: runs }),
        ...(seller !== null && { p_seller: seller }),
        ...(after && { p_after_key: after.sortKey, p_after_id: after.horseId }),
        ...(limit !== undefined && { p_limit: limit }),
      })
      .overrideTypes<SaleListingRow[], { merge: false }>(),
  );
  return { listings: rows.map(toSaleListing), total: rows[0]?.total ?? 0 };
}

/** Where the page after a listing begins. */
export const afterListing = ({ sortKey, horse }: SaleListing) => ({ sortKey, horseId: horse.id });

/** How a horse stands in the sales ring. @throws GameError 'horse_not_found' */
export async function horseSale(
  backend: Backend,
  { horseId }: { horseId: string },
): Promise<HorseSale> {
  const [row] = await unwrap(
    backend
      .rpc('horse_sale', { p_horse_id: horseId })
      .overrideTypes<HorseSaleRow[], { merge: false }>(),
  );
  if (row === undefined) throw new GameError('horse_not_found');
  return toHorseSale(row);
}

/** The horses that the player offers, the newest first. */
export async function myListings(backend: Backend): Promise<OwnListing[]> {
  const rows = await unwrap(backend.rpc('my_listings'));
  return rows.map(toOwnListing);
}

/** Which page of the player's sales: after the last sale of the page before. */
export interface PastSalesPage {
  readonly after?: Pick<PastSale, 'id' | 'at'> | null;
  /** 20 unless given, at most 100. */
  readonly limit?: number;
}

/** The horses that the player has sold and bought, the newest first. */
export async function mySales(
  backend: Backend,
  { after, limit }: PastSalesPage,
): Promise<PastSale[]> {
  const rows = await unwrap(
    backend
      .rpc('my_sales', {
        ...(after && { p_before_at: formatTimestamp(after.at), p_before_id: after.id }),
        ...(limit !== undefined && { p_limit: limit }),
      })
      .overrideTypes<PastSaleRow[], { merge: false }>(),
  );
  return rows.map(toPastSale);
}
