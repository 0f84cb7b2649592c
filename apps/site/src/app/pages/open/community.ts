import { paths } from '../../../shared/paths.ts';
import { type Page, page } from '../../page.ts';

/** Pages of the community. They are for everybody. */
export const openCommunityPages: readonly Page[] = [
  page(
    paths.gameActivity,
    () => import('../../../features/community/GameActivityPage.tsx'),
    async (queries) => {
      const { recentActivityQuery } = await import('../../../features/community/queries.ts');
      await queries.prefetchInfiniteQuery(recentActivityQuery);
    },
  ),
];
