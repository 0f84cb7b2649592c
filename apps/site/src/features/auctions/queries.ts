import type { CatalogueOrder, ListedLot, LotSearch, OwnLots } from '@furlong/backend';
import { MINUTE } from '@furlong/game/rules';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { auctionsApi } from '../../shared/api/domains.ts';
import { firstPage, keyAfterPage } from '../../shared/api/keyAfterPage.ts';
import { playerKey } from '../../shared/api/playerKey.ts';
import { serverNow } from '../../shared/time/clock.ts';

const pageSize = 12;

/** Begins the keys of what is told of auctions: a player's own bids are told with it. `playerId` is empty for a visitor. */
export const auctionsKey = (playerId: string) =>
  playerId === '' ? (['auctions'] as const) : ([...playerKey(playerId), 'auctions'] as const);

/** So often what is under the hammer is asked for again, ms: every two seconds where it is about to fall. */
function pollAt(closesAt: number): number {
  const left = closesAt - serverNow();
  if (left < 6 * MINUTE) return 2_000;
  return left < 30 * MINUTE ? 10_000 : 30_000;
}

/** The horses under the hammer that meet a search, in an order, page by page; the page before stays until the next has come. */
export const catalogueQuery = (playerId: string, search: LotSearch, order: CatalogueOrder) =>
  infiniteQueryOptions({
    queryKey: [...auctionsKey(playerId), 'catalogue', search, order],
    initialPageParam: firstPage<ListedLot>(),
    queryFn: ({ pageParam }) =>
      callApi(auctionsApi, (api, client) =>
        api.auctionCatalogue(client, {
          ...{ search, order, after: pageParam, limit: pageSize },
        }),
      ),
    getNextPageParam: (page) => keyAfterPage(page, pageSize),
    refetchInterval: MINUTE / 4,
    placeholderData: keepPreviousData,
  });

/** The player's lots of a part, page by page. */
export const myAuctionsQuery = (playerId: string, part: OwnLots) =>
  infiniteQueryOptions({
    queryKey: [...auctionsKey(playerId), 'own', part],
    initialPageParam: firstPage<ListedLot>(),
    queryFn: ({ pageParam }) =>
      callApi(auctionsApi, (api, client) =>
        api.myAuctions(client, { part, after: pageParam, limit: pageSize }),
      ),
    getNextPageParam: (page) => keyAfterPage(page, pageSize),
    refetchInterval: MINUTE / 4,
  });

/** The lots on which the hammer has fallen that meet a search, the last first, page by page; of one outcome, or of both. */
export const pastAuctionsQuery = (
  playerId: string,
  search: LotSearch,
  outcome: 'sold' | 'unsold' | null,
) =>
  infiniteQueryOptions({
    queryKey: [...auctionsKey(playerId), 'past', search, outcome],
    initialPageParam: firstPage<ListedLot>(),
    queryFn: ({ pageParam }) =>
      callApi(auctionsApi, (api, client) =>
        api.pastAuctions(client, {
          ...{ search, outcome, after: pageParam, limit: pageSize },
        }),
      ),
    getNextPageParam: (page) => keyAfterPage(page, pageSize),
    placeholderData: keepPreviousData,
  });

/** What the last horses brought, for everybody. */
export const auctionPricesQuery = queryOptions({
  queryKey: ['auctions', 'prices'],
  queryFn: () => callApi(auctionsApi, (api, client) => api.auctionPrices(client)),
});

/** One lot; asked for again the more often the nearer its hammer is. */
export const lotQuery = (playerId: string, auctionId: string) =>
  queryOptions({
    queryKey: [...auctionsKey(playerId), 'lot', auctionId],
    queryFn: () => callApi(auctionsApi, (api, client) => api.auctionLot(client, { auctionId })),
    refetchInterval: ({ state: { data } }) =>
      data === undefined || data.ended !== null ? false : pollAt(data.closesAt),
  });

/** The last bids on a lot that everybody saw, `count` of them: it is asked for anew with each. */
export const lotBidsQuery = (playerId: string, auctionId: string, count: number) =>
  queryOptions({
    queryKey: [...auctionsKey(playerId), 'lot', auctionId, 'bids', count],
    queryFn: () =>
      callApi(auctionsApi, (api, client) =>
        api.auctionBids(client, { auctionId, before: null, limit: 50 }),
      ),
    // Of so many bids there are no others.
    staleTime: Number.POSITIVE_INFINITY,
  });
