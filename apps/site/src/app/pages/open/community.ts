import { forumSection } from '@furlong/game/rules';
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
  page(
    paths.forums,
    () => import('../../../features/forums/ForumsPage.tsx'),
    async (queries, { playerId }) => {
      const { sectionsQuery } = await import('../../../features/forums/queries.ts');
      await queries.prefetchQuery(sectionsQuery(playerId));
    },
  ),
  page(
    paths.forumSection(':section'),
    () => import('../../../features/forums/ForumSectionPage.tsx'),
    async (queries, { params: { section = '' }, playerId }) => {
      if (forumSection(section) === null) return;
      const { threadsQuery } = await import('../../../features/forums/queries.ts');
      await queries.prefetchInfiniteQuery(threadsQuery(playerId, section));
    },
  ),
  page(
    paths.forumThread(':threadId'),
    () => import('../../../features/forums/ForumThreadPage.tsx'),
    async (queries, { params: { threadId = '' }, playerId }) => {
      if (!/^[1-9]\d{0,8}$/.test(threadId)) return;
      const { threadQuery } = await import('../../../features/forums/queries.ts');
      await queries.prefetchQuery(threadQuery(playerId, Number(threadId)));
    },
  ),
  page(paths.raceThread(':raceId'), () => import('../../../features/forums/ForumSubjectPage.tsx')),
  page(
    paths.horseThread(':horseId'),
    () => import('../../../features/forums/ForumSubjectPage.tsx'),
  ),
  page(
    paths.referees,
    () => import('../../../features/referees/RefereesPage.tsx'),
    async (queries, { playerId }) => {
      const { rulingsQuery } = await import('../../../features/referees/queries.ts');
      await queries.prefetchInfiniteQuery(rulingsQuery(playerId));
    },
  ),
];
