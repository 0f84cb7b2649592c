import type { SalesOrder, SalesSearch } from '@furlong/game/rules';
import { readOrderOf } from '../../shared/sales/saleSearch.ts';

export const ringOrders = {
  cheapest: 'Cheapest first',
  dearest: 'Dearest first',
  'best rated': 'Best rated first',
  youngest: 'Youngest first',
  name: 'By name',
} as const satisfies Readonly<Record<SalesOrder, string>>;

/** The cheapest first unless the address says otherwise. */
export const readRingOrder = readOrderOf(ringOrders, 'cheapest');

/** Of a search for a text no more are counted. */
export const mostCounted = 1_000;

/** True if a total says how many there are, and not that there are more. */
export const isCounted = (total: number, { text }: SalesSearch) =>
  text === '' || total <= mostCounted;
