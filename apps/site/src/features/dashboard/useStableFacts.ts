import type {
  ActiveAutoOrder,
  ListedRace,
  Overview,
  OwnHorse,
  ProgrammeAhead,
  RequestWithEntries,
  Stable,
  UpcomingEntry,
  Wallets,
} from '@furlong/backend';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { anyFailed, type QueryState } from '../../shared/page/QueryFailed.tsx';
import { programmeAheadQuery, suitableRacesQuery } from '../races/index.ts';
import { openRequestsQuery, waitingHorsesQuery } from '../requests/index.ts';
import {
  autoOrdersQuery,
  myEntriesQuery,
  myHorsesQuery,
  myOverviewQuery,
  myStableQuery,
  myWalletsQuery,
} from '../stable/index.ts';

/** What the dashboard decides by. */
export interface StableFacts {
  stable: Stable;
  wallets: Wallets;
  horses: readonly OwnHorse[];
  /** Next off first. */
  entries: readonly UpcomingEntry[];
  /** All open races that suit one of its horses, next off first. */
  races: readonly ListedRace[];
  /** How far the programme is open; null where that is not known. */
  ahead: ProgrammeAhead | null;
  /** In which request each horse waits that waits in one, by its id. */
  waiting: ReadonlyMap<string, string>;
  /** Null where it could not be loaded: the yard is shown without it. */
  more: {
    orders: readonly ActiveAutoOrder[];
    overview: Overview;
    /** The race requests that wait for horses, those that end first. */
    requests: readonly RequestWithEntries[];
  } | null;
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
  const wallets = useQuery(myWalletsQuery(userId));
  const races = useQuery(suitableRacesQuery(userId));
  const ahead = useQuery(programmeAheadQuery);
  const waiting = useQuery(waitingHorsesQuery(userId));
  const orders = useQuery(autoOrdersQuery(userId));
  const overview = useQuery(myOverviewQuery(userId));
  const requests = useInfiniteQuery(openRequestsQuery);
  const queries = [stable, horses, entries, wallets, races, ahead, waiting];

  if (anyFailed(queries)) return { state: 'failed', queries };
  if (
    !stable.data ||
    !horses.data ||
    !entries.data ||
    !wallets.data ||
    !races.data ||
    ahead.data === undefined ||
    !waiting.data ||
    // Whatever has failed is asked for again by what is drawn below, which must not be taken away for it.
    !orders.isFetched ||
    !overview.isFetched ||
    !requests.isFetched
  ) {
    return { state: 'loading' };
  }
  return {
    state: 'known',
    facts: {
      stable: stable.data,
      wallets: wallets.data,
      horses: horses.data,
      entries: entries.data,
      races: races.data,
      ahead: ahead.data,
      waiting: waiting.data,
      more:
        orders.data && overview.data && requests.data
          ? {
              orders: orders.data,
              overview: overview.data,
              requests: requests.data.pages.flat(),
            }
          : null,
    },
  };
}
