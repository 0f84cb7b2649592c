import { paths } from '../../../shared/paths.ts';
import { type Page, page } from '../../page.ts';
import { prefetchStable, prefetchWithRaces } from '../../prefetchStable.ts';

/** Pages of the stable. They are for signed-in players, beside the panel of the stable. */
export const ownStablePages: readonly Page[] = [
  page(
    paths.stable,
    () => import('../../../features/dashboard/DashboardPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const { waitingHorsesQuery } = await import('../../../features/requests/queries.ts');
      await Promise.all([
        queries.prefetchQuery(waitingHorsesQuery(target.playerId)),
        prefetchWithRaces(queries, target),
      ]);
    },
  ),
  page(
    paths.myHorses,
    () => import('../../../features/horses/MyHorsesPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const { horseGroupsQuery } = await import('../../../features/horses/queries.ts');
      const { myBoxesQuery } = await import('../../../features/stable/queries.ts');
      await Promise.all([
        queries.prefetchQuery(horseGroupsQuery(target.playerId)),
        queries.prefetchQuery(myBoxesQuery(target.playerId)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(
    paths.train(),
    () => import('../../../features/training/TrainPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const training = await import('../../../features/training/queries.ts');
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
    () => import('../../../features/training/AutoTrainerPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const [auto, mine, training] = await Promise.all([
        import('../../../features/training/autoQueries.ts'),
        import('../../../features/stable/autoOrdersQuery.ts'),
        import('../../../features/training/queries.ts'),
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
    () => import('../../../features/training/TrainManyPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const [training, horses] = await Promise.all([
        import('../../../features/training/queries.ts'),
        import('../../../features/horses/queries.ts'),
      ]);
      await Promise.all([
        queries.prefetchQuery(training.programmesQuery),
        queries.prefetchQuery(training.recentWorkQuery(target.playerId)),
        queries.prefetchQuery(horses.horseGroupsQuery(target.playerId)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(paths.gallops(), () => import('../../../features/gallops/GallopsPage.tsx'), prefetchStable),
  page(
    paths.enterRace(),
    () => import('../../../features/entries/EnterRacePage.tsx'),
    async (queries, target) => {
      const { futureRacesQuery } = await import('../../../features/races/queries.ts');
      await Promise.all([
        queries.prefetchInfiniteQuery(futureRacesQuery(null)),
        prefetchWithRaces(queries, target),
      ]);
    },
  ),
  page(
    paths.raceCalendar,
    () => import('../../../features/calendar/RaceCalendarPage.tsx'),
    async (queries, target) => {
      const { openRacesQuery } = await import('../../../features/calendar/queries.ts');
      await Promise.all([queries.prefetchQuery(openRacesQuery), prefetchStable(queries, target)]);
    },
  ),
  page(
    paths.performanceStats,
    () => import('../../../features/statistics/PerformanceStatsPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const statistics = await import('../../../features/statistics/queries.ts');
      const view = { horseId: null, season: null };
      await Promise.all([
        queries.prefetchQuery(statistics.runCountsQuery(target.playerId, view)),
        queries.prefetchQuery(statistics.ratingHistoryQuery(target.playerId, view)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(
    paths.primaryHorseGroups,
    () => import('../../../features/horses/PrimaryHorseGroupsPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const { horseGroupsQuery } = await import('../../../features/horses/queries.ts');
      await Promise.all([
        queries.prefetchQuery(horseGroupsQuery(target.playerId)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(
    paths.retireHorses,
    () => import('../../../features/horses/RetireHorsesPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const { retiredHorsesQuery } = await import('../../../features/horses/queries.ts');
      const { myListingsQuery } = await import('../../../features/market/queries.ts');
      await Promise.all([
        queries.prefetchQuery(myListingsQuery(target.playerId)),
        queries.prefetchInfiniteQuery(retiredHorsesQuery(target.playerId)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(
    paths.designSilks,
    () => import('../../../features/silks/DesignSilksPage.tsx'),
    prefetchStable,
  ),
  page(
    paths.buyEquipment(),
    () => import('../../../features/equipment/BuyEquipmentPage.tsx'),
    async (...target) =>
      (await import('../../../features/equipment/prefetch.ts')).prefetchShop(...target),
  ),
  page(
    paths.applyEquipment(),
    () => import('../../../features/equipment/ApplyEquipmentPage.tsx'),
    async (...target) =>
      (await import('../../../features/equipment/prefetch.ts')).prefetchInventory(...target),
  ),
  page(
    paths.seasonTurn,
    () => import('../../../features/season/SeasonTurnPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const { seasonTurnQuery } = await import('../../../features/season/queries.ts');
      await Promise.all([
        queries.prefetchQuery(seasonTurnQuery(target.playerId, null)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(
    paths.morningPaper,
    () => import('../../../features/paper/MorningPaperPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const paper = await import('../../../shared/paper/paperQuery.ts');
      await Promise.all([
        queries.prefetchQuery(paper.myPaperQuery(target.playerId, null)),
        queries.prefetchQuery(paper.paperDaysQuery(null)),
        queries.prefetchQuery(paper.racesToWatchQuery),
      ]);
    },
  ),
  page(
    paths.objectives,
    () => import('../../../features/goals/ObjectivesPage.tsx'),
    async (queries, { playerId }) => {
      if (playerId === '') return;
      const { myGoalsQuery } = await import('../../../shared/goals/goalsQuery.ts');
      await queries.prefetchQuery(myGoalsQuery(playerId));
    },
  ),
];
