import { Heading, Link, Skeleton, Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { errorCodeOf } from '../../shared/api/errorMessage.ts';
import { NotFound } from '../../shared/page/NotFound.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { paths } from '../../shared/paths.ts';
import { usePlayerId } from '../auth/index.ts';
import { ClubHead } from './components/ClubHead.tsx';
import { JoinClub } from './components/JoinClub.tsx';
import { Members } from './components/Members.tsx';
import { headOfClub, stableGroupsHead } from './heads.ts';
import { clubInvitationsQuery, clubMembersQuery, clubQuery, myClubQuery } from './queries.ts';

/** One club: what it says of itself, its members and what they have won for it. */
export default function ClubPage() {
  const { clubId = '' } = useParams();
  const playerId = usePlayerId();
  const signedIn = playerId !== '';
  const club = useQuery(clubQuery(clubId));
  const members = useQuery(clubMembersQuery(clubId));
  const mine = useQuery({ ...myClubQuery(playerId), enabled: signedIn });
  const invitations = useQuery({ ...clubInvitationsQuery(playerId), enabled: signedIn });
  const code = errorCodeOf(club.error);
  if (code === 'club_not_found' || code === 'bad_request') return <NotFound />;
  const queries = [club, members, mine, invitations];
  const part = mine.data === undefined || !invitations.data ? undefined : mine.data;
  return (
    <Stack gap="large">
      <Link href={paths.stableGroups}>All clubs</Link>
      {anyFailed(queries) ? (
        <>
          <PageHead {...stableGroupsHead} />
          <QueryFailed title="This club could not be loaded" queries={queries} />
        </>
      ) : !club.data || !members.data || (signedIn && part === undefined) ? (
        <>
          <PageHead {...stableGroupsHead} />
          <Skeleton height="8rem" />
          <Skeleton height="16rem" />
        </>
      ) : (
        <>
          <PageHead {...headOfClub(club.data)} />
          <Heading level={1}>{club.data.name}</Heading>
          <ClubHead club={club.data} />
          {part !== undefined && (
            <JoinClub
              club={club.data}
              mine={part}
              invited={invitations.data?.some((each) => each.clubId === clubId) ?? false}
              playerId={playerId}
            />
          )}
          <Stack gap="small">
            <Heading level={2}>Members</Heading>
            <Members members={members.data} />
          </Stack>
        </>
      )}
    </Stack>
  );
}
