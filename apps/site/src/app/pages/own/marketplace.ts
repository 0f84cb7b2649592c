import { paths } from '../../../shared/paths.ts';
import { type Page, page } from '../../page.ts';
import { prefetchStable } from '../../prefetchStable.ts';

/** Pages of the market. They are for signed-in players, beside the panel of the stable. */
export const ownMarketplacePages: readonly Page[] = [
  page(
    paths.myClaimsHistory,
    () => import('../../../features/claims/MyClaimsHistoryPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const { myClaimsQuery } = await import('../../../features/claims/queries.ts');
      await Promise.all([
        queries.prefetchInfiniteQuery(myClaimsQuery(target.playerId)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(
    paths.sellInAuction,
    () => import('../../../features/auctions/SellInAuctionPage.tsx'),
    prefetchStable,
  ),
  page(
    paths.myAuctionHorses,
    () => import('../../../features/auctions/MyAuctionHorsesPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const { myAuctionsQuery } = await import('../../../features/auctions/queries.ts');
      await Promise.all([
        queries.prefetchInfiniteQuery(myAuctionsQuery(target.playerId, 'bidding')),
        prefetchStable(queries, target),
      ]);
    },
  ),
];
