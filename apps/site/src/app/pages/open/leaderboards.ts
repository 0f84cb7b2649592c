import { paths } from '../../../shared/paths.ts';
import { type Page, page } from '../../page.ts';

/** Pages of the leaderboards. They are for everybody. */
export const openLeaderboardsPages: readonly Page[] = [
  page(
    paths.horsesLeaderboard,
    () => import('../../../features/leaderboards/LeadingHorsesPage.tsx'),
    async (queries) => {
      const { leadingHorsesQuery } = await import('../../../features/leaderboards/queries.ts');
      await queries.prefetchInfiniteQuery(leadingHorsesQuery('wins', null, null, null));
    },
  ),
  page(
    paths.stablesLeaderboard,
    () => import('../../../features/leaderboards/LeadingStablesPage.tsx'),
    async (queries) => {
      const { leadingStablesQuery } = await import('../../../features/leaderboards/queries.ts');
      await queries.prefetchInfiniteQuery(leadingStablesQuery('earnings', null));
    },
  ),
  page(
    paths.hallOfFameHorses,
    () => import('../../../features/leaderboards/HallOfFameHorsesPage.tsx'),
    async (queries) => {
      const hall = await import('../../../features/leaderboards/queries.ts');
      await Promise.all([
        queries.prefetchInfiniteQuery(hall.hallHorsesQuery),
        queries.prefetchQuery(hall.hallReasonsQuery('horses')),
      ]);
    },
  ),
  page(
    paths.hallOfFameStables,
    () => import('../../../features/leaderboards/HallOfFameStablesPage.tsx'),
    async (queries) => {
      const hall = await import('../../../features/leaderboards/queries.ts');
      await Promise.all([
        queries.prefetchInfiniteQuery(hall.hallStablesQuery),
        queries.prefetchQuery(hall.hallReasonsQuery('stables')),
      ]);
    },
  ),
  page(
    paths.championshipsWinners,
    () => import('../../../features/championships/ChampionshipsWinnersPage.tsx'),
    async (queries) => {
      const { championsQuery } = await import('../../../features/championships/queries.ts');
      await queries.prefetchInfiniteQuery(championsQuery);
    },
  ),
  page(
    paths.champion(':season', ':division'),
    () => import('../../../features/championships/ChampionPage.tsx'),
  ),
];
