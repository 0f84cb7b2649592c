import type { Order } from '../lists/order.ts';
import type { HorseForSale } from './salesSearch.ts';

export type SalesOrder = 'cheapest' | 'dearest' | 'best rated' | 'youngest' | 'name';

/** The orders in which the sales ring shows its horses. */
export const salesOrders: Readonly<Record<SalesOrder, Order<HorseForSale>>> = {
  cheapest: { key: ({ price }) => price, direction: 'ascending' },
  dearest: { key: ({ price }) => price, direction: 'descending' },
  'best rated': { key: ({ rating }) => rating, direction: 'descending' },
  youngest: { key: ({ age }) => age, direction: 'ascending' },
  name: { key: ({ name }) => name.toLowerCase(), direction: 'ascending' },
};
