import type { Order } from '../lists/order.ts';
import type { TrackId } from '../tracks/tracks.ts';
import type { RaceTerms } from './race.ts';

/** What a player looks for in the programme; null asks for nothing. */
export interface RaceSearch {
  readonly trackId: TrackId | null;
}

export type RaceOrder = 'soonest' | 'richest' | 'shortest' | 'longest';

/** The part of a race that its place in a list depends on. */
export interface RaceInList extends Pick<RaceTerms, 'trackId' | 'distance' | 'purse'> {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly offAt: number;
}

/** The races at the track, in the order given. */
export function findRaces<Race extends Pick<RaceInList, 'trackId'>>(
  races: readonly Race[],
  { trackId }: RaceSearch,
): Race[] {
  return races.filter((race) => trackId === null || race.trackId === trackId);
}

/** The orders in which races are listed. */
export const raceOrders: Readonly<Record<RaceOrder, Order<RaceInList>>> = {
  soonest: { key: ({ offAt }) => offAt, direction: 'ascending' },
  richest: { key: ({ purse }) => purse, direction: 'descending' },
  shortest: { key: ({ distance }) => distance, direction: 'ascending' },
  longest: { key: ({ distance }) => distance, direction: 'descending' },
};
