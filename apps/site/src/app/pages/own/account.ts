import { paths } from '../../../shared/paths.ts';
import { type Page, page } from '../../page.ts';
import { prefetchStable, prefetchStatement } from '../../prefetchStable.ts';

/** Pages of the account. They are for signed-in players, beside the panel of the stable. */
export const ownAccountPages: readonly Page[] = [
  page(
    paths.walletTransfer,
    () => import('../../../features/account/WalletTransferPage.tsx'),
    prefetchStable,
  ),
  page(
    paths.myDetails,
    () => import('../../../features/account/MyDetailsPage.tsx'),
    async (queries, { playerId }) => {
      if (playerId === '') return;
      const { myOwnerNameQuery } = await import('../../../features/account/queries.ts');
      await queries.prefetchQuery(myOwnerNameQuery(playerId));
    },
  ),
  page(
    paths.yourData,
    () => import('../../../features/account/YourDataPage.tsx'),
    async (queries, { playerId }) => {
      if (playerId === '') return;
      const { myLeavingQuery, myExportQuery } = await import(
        '../../../features/account/leavingQueries.ts'
      );
      await Promise.all([
        queries.prefetchQuery(myLeavingQuery(playerId)),
        queries.prefetchQuery(myExportQuery(playerId)),
      ]);
    },
  ),
  page(
    paths.creditHistory,
    () => import('../../../features/money/CreditHistoryPage.tsx'),
    prefetchStatement({ wallet: 'credits', about: null }),
  ),
  page(
    paths.walletHistory,
    () => import('../../../features/money/WalletHistoryPage.tsx'),
    prefetchStatement({ wallet: 'wallet', about: ['racing', 'transfers'] }),
  ),
  page(
    paths.purchaseHistory,
    () => import('../../../features/money/PurchaseHistoryPage.tsx'),
    prefetchStatement({ wallet: 'credits', about: ['credits', 'horses', 'equipment'] }),
  ),
  page(paths.cashIn, () => import('../../../features/money/CashInPage.tsx'), prefetchStable),
  page(
    paths.cashInHistory,
    () => import('../../../features/money/CashInHistoryPage.tsx'),
    prefetchStable,
  ),
  page(
    paths.accountSummary,
    () => import('../../../features/money/AccountSummaryPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const { heldMoneyQuery, seasonMoneyQuery } = await import(
        '../../../features/money/queries.ts'
      );
      const mine = await import('../../../features/stable/queries.ts');
      await Promise.all([
        queries.prefetchQuery(heldMoneyQuery(target.playerId)),
        queries.prefetchQuery(seasonMoneyQuery(target.playerId)),
        queries.prefetchQuery(mine.myBoxesQuery(target.playerId)),
        queries.prefetchQuery(mine.myMoneyDaysQuery(target.playerId)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(
    paths.purchaseCredits,
    () => import('../../../features/money/PurchaseCreditsPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const { myLimitsQuery } = await import('../../../features/limits/queries.ts');
      await Promise.all([
        queries.prefetchQuery(myLimitsQuery(target.playerId)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(
    paths.limits,
    () => import('../../../features/limits/LimitsPage.tsx'),
    async (queries, { playerId }) => {
      if (playerId === '') return;
      const { myLimitsQuery } = await import('../../../features/limits/queries.ts');
      await queries.prefetchQuery(myLimitsQuery(playerId));
    },
  ),
  page(
    paths.awards,
    () => import('../../../features/awards/AwardsPage.tsx'),
    async (queries, { playerId }) => {
      if (playerId === '') return;
      const { myAwardsQuery } = await import('../../../features/awards/queries.ts');
      await queries.prefetchInfiniteQuery(myAwardsQuery(playerId));
    },
  ),
  page(
    paths.emailPreferences,
    () => import('../../../features/mails/EmailPreferencesPage.tsx'),
    async (queries, { playerId }) => {
      if (playerId === '') return;
      const { mailChoicesQuery } = await import('../../../features/mails/queries.ts');
      await queries.prefetchQuery(mailChoicesQuery(playerId));
    },
  ),
];
