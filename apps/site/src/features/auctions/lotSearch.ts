import type { CatalogueOrder, LotSearch } from '@furlong/backend';
import { readOrderOf, readSearch } from '../../shared/sales/saleSearch.ts';

export const lotOrders = {
  closing: 'Next hammer first',
  cheapest: 'Cheapest first',
  dearest: 'Dearest first',
  'best rated': 'Best rated first',
} as const satisfies Readonly<Record<CatalogueOrder, string>>;

/** The next hammer first unless the address says otherwise. */
export const readLotOrder = readOrderOf(lotOrders, 'closing');

/** The lots that an address asks for. */
export function readLotSearch(address: URLSearchParams): LotSearch {
  const { text, price, age, sex, rating, specialty } = readSearch(address);
  return { text, price, age, sex, rating, specialty };
}

/** How the lots ended that an address asks for; null for all. */
export const readOutcome = (address: URLSearchParams) =>
  outcomes.find((outcome) => outcome === address.get('outcome')) ?? null;

const outcomes = ['sold', 'unsold'] as const;
