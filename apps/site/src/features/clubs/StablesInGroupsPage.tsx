import { ButtonLink, EmptyState, Skeleton, Stack } from '@furlong/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { paths } from '../../shared/paths.ts';
import { usePlayer } from '../auth/index.ts';
import { Invitations } from './components/Invitations.tsx';
import { OwnClub } from './components/OwnClub.tsx';
import { clubInvitationsQuery, clubNoticesQuery, myClubQuery } from './queries.ts';

/** Stables in Groups: the player's own club, its board and its members. */
export default function StablesInGroupsPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="Stables in Groups"
        description="The club of your stable: its board, its members and what they have won."
        intro="The club that your stable races for: its notice board, its members, and what there is to do as one of them."
      />
      <Loaded />
    </Stack>
  );
}

function Loaded() {
  const { userId } = usePlayer();
  const mine = useQuery(myClubQuery(userId));
  const invitations = useQuery(clubInvitationsQuery(userId));
  const notices = useInfiniteQuery(clubNoticesQuery(userId));
  const queries = [mine, invitations, notices];
  if (anyFailed(queries)) {
    return <QueryFailed title="Your club could not be loaded" queries={queries} />;
  }
  if (mine.data === undefined || !invitations.data || !notices.data) {
    return <Skeleton height="20rem" />;
  }
  if (mine.data !== null) return <OwnClub mine={mine.data} notices={notices} />;
  return (
    <Stack gap="large">
      <Invitations invitations={invitations.data} playerId={userId} />
      <EmptyState
        title="Your stable is in no club"
        hint="Join one that is open, or found your own and invite others."
        action={
          <ButtonLink
            href={paths.stableGroups}
            variant={invitations.data.length > 0 ? 'secondary' : 'primary'}
          >
            See the Clubs
          </ButtonLink>
        }
      />
    </Stack>
  );
}
