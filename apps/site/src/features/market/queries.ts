import type { SaleListing, SalesPage } from '@furlong/backend';
import type { SalesOrder, SalesSearch } from '@furlong/game/rules';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { marketApi } from '../../shared/api/domains.ts';
import { stableKeys } from '../stable/index.ts';

/** Keys of the sales ring. */
export const marketKeys = {
  /** Begins the keys of every search. */
  ring: ['market', 'ring'] as const,
  search: (search: SalesSearch, order: SalesOrder) => ['market', 'ring', search, order] as const,
  /** How a horse stands in the ring; its owner is told more. */
  horse: (horseId: string, playerId: string) =>
    playerId === ''
      ? (['market', 'horse', horseId] as const)
      : ([...stableKeys.market(playerId), 'horse', horseId] as const),
  listings: (playerId: string) => [...stableKeys.market(playerId), 'listings'] as const,
};

/** Three lines of three, or what a thumb goes through on a phone. */
const pageSize = 8;

/** The horses for sale that meet a search, page by page; the page before stays until the next has come. */
export const salesRingQuery = (search: SalesSearch, order: SalesOrder) =>
  infiniteQueryOptions({
    queryKey: marketKeys.search(search, order),
    initialPageParam: null as SaleListing | null,
    queryFn: ({ pageParam }): Promise<SalesPage> =>
      callApi(marketApi, (api, client) =>
        api.salesRing(client, {
          search,
          order,
          after: pageParam && api.afterListing(pageParam),
          limit: pageSize,
        }),
      ),
    getNextPageParam: ({ listings }) => (listings.length < pageSize ? undefined : listings.at(-1)),
    placeholderData: keepPreviousData,
  });

/** How a horse stands in the ring. `playerId` is empty for a visitor. */
export const horseSaleQuery = (horseId: string, playerId: string) =>
  queryOptions({
    queryKey: marketKeys.horse(horseId, playerId),
    queryFn: () => callApi(marketApi, (api, client) => api.horseSale(client, { horseId })),
  });

/** The horses that the player offers. */
export const myListingsQuery = (playerId: string) =>
  queryOptions({
    queryKey: marketKeys.listings(playerId),
    queryFn: () => callApi(marketApi, (api, client) => api.myListings(client)),
  });
