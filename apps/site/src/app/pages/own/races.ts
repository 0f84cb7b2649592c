import { paths } from '../../../shared/paths.ts';
import { type Page, page } from '../../page.ts';
import { prefetchStable, prefetchWithRaces } from '../../prefetchStable.ts';

/** Pages of races. They are for signed-in players, beside the panel of the stable. */
export const ownRacesPages: readonly Page[] = [
  page(
    paths.requestARace(),
    () => import('../../../features/requests/RequestARacePage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const { waitingHorsesQuery } = await import('../../../features/requests/queries.ts');
      await Promise.all([
        queries.prefetchQuery(waitingHorsesQuery(target.playerId)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(
    paths.myFutureRaces,
    () => import('../../../features/myraces/MyFutureRacesPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const mine = await import('../../../features/myraces/queries.ts');
      await Promise.all([
        queries.prefetchQuery(mine.entriesAheadQuery(target.playerId)),
        queries.prefetchQuery(mine.ordersAheadQuery(target.playerId)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(
    paths.myRaceResults,
    () => import('../../../features/myraces/MyRaceResultsPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const { myRunsQuery } = await import('../../../features/myraces/queries.ts');
      const { everyRun } = await import('../../../features/myraces/runFilter.ts');
      await Promise.all([
        queries.prefetchInfiniteQuery(myRunsQuery(target.playerId, everyRun)),
        prefetchStable(queries, target),
      ]);
    },
  ),
  page(
    paths.myRejectedEntries,
    () => import('../../../features/myraces/MyRejectedEntriesPage.tsx'),
    async (queries, target) => {
      if (target.playerId === '') return;
      const { endedEntriesQuery } = await import('../../../features/myraces/queries.ts');
      await Promise.all([
        queries.prefetchInfiniteQuery(endedEntriesQuery(target.playerId)),
        prefetchWithRaces(queries, target),
      ]);
    },
  ),
];
