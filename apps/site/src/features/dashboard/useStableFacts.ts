import type {
  ActiveAutoOrder,
  ListedRace,
  Overview,
  OwnHorse,
  Purses,
  Stable,
  UpcomingEntry,
} from '@furlong/backend';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { anyFailed, type QueryState } from '../../shared/page/QueryFailed.tsx';
import { futureRacesQuery } from '../races/index.ts';
import {
  myEntriesQuery,
  myHorsesQuery,
  myOverviewQuery,
  myPursesQuery,
  myStableQuery,
} from '../stable/index.ts';
import { autoOrdersQuery } from '../training/index.ts';

/** What the dashboard decides by. */
export interface StableFacts {
  stable: Stable;
  purses: Purses;
  horses: readonly OwnHorse[];
  /** Next off first. */
  entries: readonly UpcomingEntry[];
  /** Races to come, next off first. */
  races: readonly ListedRace[];
  /** Null where it could not be loaded: the yard is shown without it. */
  more: { orders: readonly ActiveAutoOrder[]; overview: Overview } | null;
}

export type StableFactsState =
  | { state: 'loading' }
  | { state: 'failed'; queries: readonly QueryState[] }
  | { state: 'known'; facts: StableFacts };

/** All that the dashboard decides by, asked for at once. */
export function useStableFacts(userId: string): StableFactsState {
  const stable = useQuery(myStableQuery(userId));
  const horses = useQuery(myHorsesQuery(userId));
  const entries = useQuery(myEntriesQuery(userId));
  const purses = useQuery(myPursesQuery(userId));
  const races = useInfiniteQuery(futureRacesQuery(null));
  const orders = useQuery(autoOrdersQuery(userId));
  const overview = useQuery(myOverviewQuery(userId));
  const queries = [stable, horses, entries, purses, races];

  if (anyFailed(queries)) return { state: 'failed', queries };
  if (
    !stable.data ||
    !horses.data ||
    !entries.data ||
    !purses.data ||
    !races.data ||
    // Whatever has failed is asked for again by what is drawn below, which must not be taken away for it.
    !orders.isFetched ||
    !overview.isFetched
  ) {
    return { state: 'loading' };
  }
  return {
    state: 'known',
    facts: {
      stable: stable.data,
      purses: purses.data,
      horses: horses.data,
      entries: entries.data,
      races: races.data.pages.flat(),
      more: orders.data && overview.data ? { orders: orders.data, overview: overview.data } : null,
    },
  };
}
