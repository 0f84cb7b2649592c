import type { WalletKind } from '@furlong/backend';
import type { QueryClient } from '@tanstack/react-query';
import type { Subject } from '../features/money/statementKinds.ts';
import { paths } from '../shared/paths.ts';
import { type Page, page } from './page.ts';

/** Pages of the stable, beside its panel. They are for signed-in players. */
export const stablePages: readonly Page[] = [
  page(
    paths.stable,
    () => import('../features/dashboard/DashboardPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const { waitingHorsesQuery } = await import('../features/requests/queries.ts');
      await Promise.all([
        queries.prefetchQuery(waitingHorsesQuery(target.playerId)),
        prefetchWithRaces(queries, target),
      ]);
    },
  ),
  page(
    paths.myHorses,
    () => import('../features/horses/MyHorsesPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const { horseGroupsQuery } = await import('../features/horses/queries.ts');
      const { myBoxesQuery } = await import('../features/stable/queries.ts');
      await Promise.all([
        queries.prefetchQuery(horseGroupsQuery(target.playerId)),
        queries.prefetchQuery(myBoxesQuery(target.playerId)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(
    paths.train(),
    () => import('../features/training/TrainPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const training = await import('../features/training/queries.ts');
      await Promise.all([
        queries.prefetchQuery(training.programmesQuery),
        queries.prefetchQuery(training.recentWorkQuery(target.playerId)),
        queries.prefetchInfiniteQuery(training.sessionsQuery(target.playerId)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(
    paths.autoTrainer(),
    () => import('../features/training/AutoTrainerPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const [auto, mine, training] = await Promise.all([
        import('../features/training/autoQueries.ts'),
        import('../features/stable/autoOrdersQuery.ts'),
        import('../features/training/queries.ts'),
      ]);
      await Promise.all([
        queries.prefetchQuery(auto.autoProgrammesQuery),
        queries.prefetchQuery(mine.autoOrdersQuery(target.playerId)),
        queries.prefetchInfiniteQuery(auto.autoHistoryQuery(target.playerId)),
        queries.prefetchQuery(training.recentWorkQuery(target.playerId)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(
    paths.trainMany(),
    () => import('../features/training/TrainManyPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const [training, horses] = await Promise.all([
        import('../features/training/queries.ts'),
        import('../features/horses/queries.ts'),
      ]);
      await Promise.all([
        queries.prefetchQuery(training.programmesQuery),
        queries.prefetchQuery(training.recentWorkQuery(target.playerId)),
        queries.prefetchQuery(horses.horseGroupsQuery(target.playerId)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(paths.gallops(), () => import('../features/gallops/GallopsPage.tsx'), prefetchStable),
  page(
    paths.enterRace(),
    () => import('../features/entries/EnterRacePage.tsx'),
    async (queries, target) => {
      const { futureRacesQuery } = await import('../features/races/queries.ts');
      await Promise.all([
        queries.prefetchInfiniteQuery(futureRacesQuery(null)),
        prefetchWithRaces(queries, target),
      ]);
    },
  ),
  page(
    paths.requestARace(),
    () => import('../features/requests/RequestARacePage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const { waitingHorsesQuery } = await import('../features/requests/queries.ts');
      await Promise.all([
        queries.prefetchQuery(waitingHorsesQuery(target.playerId)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(
    paths.raceCalendar,
    () => import('../features/calendar/RaceCalendarPage.tsx'),
    async (queries, target) => {
      const { openRacesQuery } = await import('../features/calendar/queries.ts');
      await Promise.all([queries.prefetchQuery(openRacesQuery), prefetchStable(queries, target)]);
    },
  ),
  page(
    paths.performanceStats,
    () => import('../features/statistics/PerformanceStatsPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const statistics = await import('../features/statistics/queries.ts');
      const view = { horseId: null, season: null };
      await Promise.all([
        queries.prefetchQuery(statistics.runCountsQuery(target.playerId, view)),
        queries.prefetchQuery(statistics.ratingHistoryQuery(target.playerId, view)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(
    paths.myFutureRaces,
    () => import('../features/myraces/MyFutureRacesPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const mine = await import('../features/myraces/queries.ts');
      await Promise.all([
        queries.prefetchQuery(mine.entriesAheadQuery(target.playerId)),
        queries.prefetchQuery(mine.ordersAheadQuery(target.playerId)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(
    paths.myRaceResults,
    () => import('../features/myraces/MyRaceResultsPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const { myRunsQuery } = await import('../features/myraces/queries.ts');
      const { everyRun } = await import('../features/myraces/runFilter.ts');
      await Promise.all([
        queries.prefetchInfiniteQuery(myRunsQuery(target.playerId, everyRun)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(
    paths.myRejectedEntries,
    () => import('../features/myraces/MyRejectedEntriesPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const { endedEntriesQuery } = await import('../features/myraces/queries.ts');
      await Promise.all([
        queries.prefetchInfiniteQuery(endedEntriesQuery(target.playerId)),
        prefetchWithRaces(queries, target),
      ]);
    },
  ),
  page(
    paths.primaryHorseGroups,
    () => import('../features/horses/PrimaryHorseGroupsPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const { horseGroupsQuery } = await import('../features/horses/queries.ts');
      await Promise.all([
        queries.prefetchQuery(horseGroupsQuery(target.playerId)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(
    paths.retireHorses,
    () => import('../features/horses/RetireHorsesPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const { retiredHorsesQuery } = await import('../features/horses/queries.ts');
      const { myListingsQuery } = await import('../features/market/queries.ts');
      await Promise.all([
        queries.prefetchQuery(myListingsQuery(target.playerId)),
        queries.prefetchInfiniteQuery(retiredHorsesQuery(target.playerId)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(
    paths.walletTransfer,
    () => import('../features/account/WalletTransferPage.tsx'),
    prefetchStable,
  ),
  page(
    paths.myDetails,
    () => import('../features/account/MyDetailsPage.tsx'),
    async (queries, { playerId }) => {
      if (playerId === '') return;
      const { myOwnerNameQuery } = await import('../features/account/queries.ts');
      await queries.prefetchQuery(myOwnerNameQuery(playerId));
    },
  ),
  page(paths.designSilks, () => import('../features/silks/DesignSilksPage.tsx'), prefetchStable),
  page(
    paths.buyEquipment(),
    () => import('../features/equipment/BuyEquipmentPage.tsx'),
    async (...target) =>
      (await import('../features/equipment/prefetch.ts')).prefetchShop(...target),
  ),
  page(
    paths.applyEquipment(),
    () => import('../features/equipment/ApplyEquipmentPage.tsx'),
    async (...target) =>
      (await import('../features/equipment/prefetch.ts')).prefetchInventory(...target),
  ),
  page(
    paths.seasonTurn,
    () => import('../features/season/SeasonTurnPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const { seasonTurnQuery } = await import('../features/season/queries.ts');
      await Promise.all([
        queries.prefetchQuery(seasonTurnQuery(target.playerId, null)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(
    paths.creditHistory,
    () => import('../features/money/CreditHistoryPage.tsx'),
    prefetchStatement({ wallet: 'credits', about: null }),
  ),
  page(
    paths.walletHistory,
    () => import('../features/money/WalletHistoryPage.tsx'),
    prefetchStatement({ wallet: 'wallet', about: ['racing', 'transfers'] }),
  ),
  page(
    paths.purchaseHistory,
    () => import('../features/money/PurchaseHistoryPage.tsx'),
    prefetchStatement({ wallet: 'credits', about: ['credits', 'horses', 'equipment'] }),
  ),
  page(
    paths.myClaimsHistory,
    () => import('../features/claims/MyClaimsHistoryPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const { myClaimsQuery } = await import('../features/claims/queries.ts');
      await Promise.all([
        queries.prefetchInfiniteQuery(myClaimsQuery(target.playerId)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(
    paths.sellInAuction,
    () => import('../features/auctions/SellInAuctionPage.tsx'),
    prefetchStable,
  ),
  page(
    paths.myAuctionHorses,
    () => import('../features/auctions/MyAuctionHorsesPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const { myAuctionsQuery } = await import('../features/auctions/queries.ts');
      await Promise.all([
        queries.prefetchInfiniteQuery(myAuctionsQuery(target.playerId, 'bidding')),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(paths.cashIn, () => import('../features/money/CashInPage.tsx'), prefetchStable),
  page(
    paths.cashInHistory,
    () => import('../features/money/CashInHistoryPage.tsx'),
    prefetchStable,
  ),
  page(
    paths.accountSummary,
    () => import('../features/money/AccountSummaryPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const { heldMoneyQuery } = await import('../features/money/queries.ts');
      const mine = await import('../features/stable/queries.ts');
      await Promise.all([
        queries.prefetchQuery(heldMoneyQuery(target.playerId)),
        queries.prefetchQuery(mine.myBoxesQuery(target.playerId)),
        queries.prefetchQuery(mine.myMoneyDaysQuery(target.playerId)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(
    paths.inbox,
    () => import('../features/letters/InboxPage.tsx'),
    async (queries, { playerId }) => {
      if (playerId === '') return;
      const { correspondentsQuery } = await import('../features/letters/queries.ts');
      await queries.prefetchInfiniteQuery(correspondentsQuery(playerId));
    },
  ),
  page(
    paths.letters(':otherStableId'),
    () => import('../features/letters/LettersPage.tsx'),
    async (queries, { params: { otherStableId = '' }, playerId }) => {
      if (playerId === '') return;
      const letters = await import('../features/letters/queries.ts');
      await Promise.all([
        queries.prefetchQuery(letters.correspondentQuery(playerId, otherStableId)),
        queries.prefetchInfiniteQuery(letters.lettersQuery(playerId, otherStableId)),
      ]);
    },
  ),
  page(
    paths.purchaseCredits,
    () => import('../features/money/PurchaseCreditsPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const { myLimitsQuery } = await import('../features/limits/queries.ts');
      await Promise.all([
        queries.prefetchQuery(myLimitsQuery(target.playerId)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(
    paths.limits,
    () => import('../features/limits/LimitsPage.tsx'),
    async (queries, { playerId }) => {
      if (playerId === '') return;
      const { myLimitsQuery } = await import('../features/limits/queries.ts');
      await queries.prefetchQuery(myLimitsQuery(playerId));
    },
  ),
  page(
    paths.awards,
    () => import('../features/awards/AwardsPage.tsx'),
    async (queries, { playerId }) => {
      if (playerId === '') return;
      const { myAwardsQuery } = await import('../features/awards/queries.ts');
      await queries.prefetchInfiniteQuery(myAwardsQuery(playerId));
    },
  ),
  page(
    paths.emailPreferences,
    () => import('../features/mails/EmailPreferencesPage.tsx'),
    async (queries, { playerId }) => {
      if (playerId === '') return;
      const { mailChoicesQuery } = await import('../features/mails/queries.ts');
      await queries.prefetchQuery(mailChoicesQuery(playerId));
    },
  ),
];

/** A page that states an account, as it does before its address narrows it. */
function prefetchStatement(asked: { wallet: WalletKind; about: readonly Subject[] | null }) {
  return async (queries: QueryClient, target: { playerId: string }) => {
    if (target.playerId === '') return;
    const { statementQuery } = await import('../features/money/queries.ts');
    await Promise.all([
      queries.prefetchInfiniteQuery(statementQuery(target.playerId, asked)),
      prefetchStable(queries, target),
    ]);
  };
}

/** A page of the stable that shows which races suit its horses too. */
async function prefetchWithRaces(queries: QueryClient, target: { playerId: string }) {
  if (target.playerId === '') return;
  const races = await import('../features/races/queries.ts');
  await Promise.all([
    queries.prefetchQuery(races.suitableRacesQuery(target.playerId)),
    queries.prefetchQuery(races.programmeAheadQuery),
    prefetchStable(queries, target),
  ]);
}

/** What every page of the stable shows some of. */
async function prefetchStable(queries: QueryClient, { playerId }: { playerId: string }) {
  if (playerId === '') return;
  const mine = await import('../features/stable/queries.ts');
  await Promise.all([
    queries.prefetchQuery(mine.myStableQuery(playerId)),
    queries.prefetchQuery(mine.myHorsesQuery(playerId)),
    queries.prefetchQuery(mine.myEntriesQuery(playerId)),
    queries.prefetchQuery(mine.myWalletsQuery(playerId)),
  ]);
}
