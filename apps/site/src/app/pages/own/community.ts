import { paths } from '../../../shared/paths.ts';
import { type Page, page } from '../../page.ts';

/** Pages of the community. They are for signed-in players, beside the panel of the stable. */
export const ownCommunityPages: readonly Page[] = [
  page(
    paths.inbox,
    () => import('../../../features/letters/InboxPage.tsx'),
    async (queries, { playerId }) => {
      if (playerId === '') return;
      const { correspondentsQuery } = await import('../../../features/letters/queries.ts');
      await queries.prefetchInfiniteQuery(correspondentsQuery(playerId));
    },
  ),
  page(
    paths.letters(':otherStableId'),
    () => import('../../../features/letters/LettersPage.tsx'),
    async (queries, { params: { otherStableId = '' }, playerId }) => {
      if (playerId === '') return;
      const letters = await import('../../../features/letters/queries.ts');
      await Promise.all([
        queries.prefetchQuery(letters.correspondentQuery(playerId, otherStableId)),
        queries.prefetchInfiniteQuery(letters.lettersQuery(playerId, otherStableId)),
      ]);
    },
  ),
  page(
    paths.horsesInGroups,
    () => import('../../../features/horselists/HorsesInGroupsPage.tsx'),
    async (queries, { playerId }) => {
      if (playerId === '') return;
      const lists = await import('../../../features/horselists/queries.ts');
      await Promise.all([
        queries.prefetchQuery(lists.myHorseListsQuery(playerId)),
        queries.prefetchInfiniteQuery(lists.myListedHorsesQuery(playerId)),
      ]);
    },
  ),
  page(
    paths.stablesInGroups,
    () => import('../../../features/clubs/StablesInGroupsPage.tsx'),
    async (queries, { playerId }) => {
      if (playerId === '') return;
      const clubs = await import('../../../features/clubs/queries.ts');
      await Promise.all([
        queries.prefetchQuery(clubs.myClubQuery(playerId)),
        queries.prefetchQuery(clubs.clubInvitationsQuery(playerId)),
        queries.prefetchInfiniteQuery(clubs.clubNoticesQuery(playerId)),
      ]);
    },
  ),
  page(
    paths.profile,
    () => import('../../../features/profile/ProfilePage.tsx'),
    async (queries, { playerId }) => {
      if (playerId === '') return;
      const { myProfileQuery } = await import('../../../features/profile/queries.ts');
      await queries.prefetchQuery(myProfileQuery(playerId));
    },
  ),
];
