import { paths } from '../../../shared/paths.ts';
import { type Page, page } from '../../page.ts';

/** Pages of the market. They are for everybody. */
export const openMarketplacePages: readonly Page[] = [
  page(
    paths.salesRing,
    () => import('../../../features/market/SalesRingPage.tsx'),
    async (queries, { playerId }) => {
      const { myListingsQuery, salesRingQuery } = await import(
        '../../../features/market/queries.ts'
      );
      const { readRingOrder } = await import('../../../features/market/ringSearch.ts');
      const { readSearch } = await import('../../../shared/sales/saleSearch.ts');
      const address = new URLSearchParams();
      await Promise.all([
        queries.prefetchInfiniteQuery(salesRingQuery(readSearch(address), readRingOrder(address))),
        playerId !== '' && queries.prefetchQuery(myListingsQuery(playerId)),
      ]);
    },
  ),
  page(
    paths.claimAHorse,
    () => import('../../../features/claims/ClaimAHorsePage.tsx'),
    async (queries, { playerId }) => {
      const { claimingRacesQuery } = await import('../../../features/claims/queries.ts');
      await queries.prefetchQuery(claimingRacesQuery(playerId));
    },
  ),
  page(
    paths.bidInAuction,
    () => import('../../../features/auctions/BidInAuctionPage.tsx'),
    async (queries, { playerId }) => {
      const { catalogueQuery } = await import('../../../features/auctions/queries.ts');
      const { readLotSearch } = await import('../../../features/auctions/lotSearch.ts');
      const everyLot = readLotSearch(new URLSearchParams());
      await queries.prefetchInfiniteQuery(catalogueQuery(playerId, everyLot, 'closing'));
    },
  ),
  page(
    paths.auctionHistory,
    () => import('../../../features/auctions/AuctionHistoryPage.tsx'),
    async (queries, { playerId }) => {
      const { auctionPricesQuery, pastAuctionsQuery } = await import(
        '../../../features/auctions/queries.ts'
      );
      const { readLotSearch } = await import('../../../features/auctions/lotSearch.ts');
      const everyLot = readLotSearch(new URLSearchParams());
      await Promise.all([
        queries.prefetchInfiniteQuery(pastAuctionsQuery(playerId, everyLot, null)),
        queries.prefetchQuery(auctionPricesQuery),
      ]);
    },
  ),
  page(
    paths.auctionLot(':auctionId'),
    () => import('../../../features/auctions/LotPage.tsx'),
    async (queries, { playerId, params: { auctionId = '' } }) => {
      const { lotQuery } = await import('../../../features/auctions/queries.ts');
      await queries.prefetchQuery(lotQuery(playerId, auctionId));
    },
  ),
];
