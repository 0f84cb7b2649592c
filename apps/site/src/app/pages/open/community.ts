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
    paths.horseGroups,
    () => import('../../../features/horselists/HorseGroupsPage.tsx'),
    async (queries) => {
      const { horseListsQuery } = await import('../../../features/horselists/queries.ts');
      await queries.prefetchInfiniteQuery(horseListsQuery(''));
    },
  ),
  page(
    paths.horseList(':listId'),
    () => import('../../../features/horselists/HorseListPage.tsx'),
    async (queries, { playerId, params: { listId = '' } }) => {
      const lists = await import('../../../features/horselists/queries.ts');
      await Promise.all([
        queries.prefetchQuery(lists.horseListQuery(listId)),
        queries.prefetchQuery(lists.horsesOfListQuery(listId)),
        playerId !== '' && queries.prefetchQuery(lists.myHorseListsQuery(playerId)),
      ]);
    },
  ),
  page(
    paths.stableGroups,
    () => import('../../../features/clubs/StableGroupsPage.tsx'),
    async (queries) => {
      const { clubsQuery } = await import('../../../features/clubs/queries.ts');
      await queries.prefetchInfiniteQuery(clubsQuery(''));
    },
  ),
  page(
    paths.club(':clubId'),
    () => import('../../../features/clubs/ClubPage.tsx'),
    async (queries, { playerId, params: { clubId = '' } }) => {
      const clubs = await import('../../../features/clubs/queries.ts');
      await Promise.all([
        queries.prefetchQuery(clubs.clubQuery(clubId)),
        queries.prefetchQuery(clubs.clubMembersQuery(clubId)),
        playerId !== '' && queries.prefetchQuery(clubs.myClubQuery(playerId)),
        playerId !== '' && queries.prefetchQuery(clubs.clubInvitationsQuery(playerId)),
      ]);
    },
  ),
  page(
    paths.previewsAndReviews,
    () => import('../../../features/previews/PreviewsAndReviewsPage.tsx'),
    async (queries) => {
      const { racesToPreviewQuery } = await import('../../../features/previews/queries.ts');
      await queries.prefetchQuery(racesToPreviewQuery);
    },
  ),
  page(
    paths.racePreviews(':raceId'),
    () => import('../../../features/previews/RacePreviewsPage.tsx'),
    async (queries, { params: { raceId = '' } }) => {
      const { raceQuery } = await import('../../../features/races/queries.ts');
      await queries.prefetchQuery(raceQuery(raceId));
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
