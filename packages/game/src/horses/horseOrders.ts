import type { Order } from '../lists/order.ts';

/** The part of a horse that its place in a stable's list depends on. */
export interface HorseInList {
  readonly id: string;
  readonly name: string;
  readonly rating: number;
  readonly wins: number;
  /** Whole dollars. */
  readonly earnings: number;
  readonly birthSeason: number;
}

export type HorseOrder = 'best rated' | 'most wins' | 'richest' | 'youngest' | 'name';

/** The orders in which a stable's horses are listed. */
export const horseOrders: Readonly<Record<HorseOrder, Order<HorseInList>>> = {
  'best rated': { key: ({ rating }) => rating, direction: 'descending' },
  'most wins': { key: ({ wins }) => wins, direction: 'descending' },
  richest: { key: ({ earnings }) => earnings, direction: 'descending' },
  youngest: { key: ({ birthSeason }) => birthSeason, direction: 'descending' },
  name: { key: ({ name }) => name.toLowerCase(), direction: 'ascending' },
};
