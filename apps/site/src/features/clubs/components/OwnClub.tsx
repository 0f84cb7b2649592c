import type { ClubNotice, MyClub } from '@furlong/backend';
import { ButtonLink, Heading, Inline, Link, Skeleton, Stack } from '@furlong/ui';
import { type InfiniteData, type UseInfiniteQueryResult, useQuery } from '@tanstack/react-query';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePlayer } from '../../auth/index.ts';
import { clubMembersQuery, clubQuery } from '../queries.ts';
import { Board } from './Board.tsx';
import { ClubHead } from './ClubHead.tsx';
import { LeadClub } from './LeadClub.tsx';
import { LeaveClub } from './LeaveClub.tsx';
import { MemberActions } from './MemberActions.tsx';
import { Members } from './Members.tsx';

export interface OwnClubProps {
  mine: MyClub;
  notices: UseInfiniteQueryResult<InfiniteData<ClubNotice[]>>;
}

/** The player's club as its members have it. */
export function OwnClub({ mine, notices }: OwnClubProps) {
  const { userId } = usePlayer();
  const club = useQuery(clubQuery(mine.clubId));
  const members = useQuery(clubMembersQuery(mine.clubId));
  const queries = [club, members];
  if (anyFailed(queries)) {
    return <QueryFailed title="Your club could not be loaded" queries={queries} />;
  }
  if (!club.data || !members.data) return <Skeleton height="20rem" />;
  const leads = mine.role !== 'member';
  return (
    <Stack gap="xlarge">
      <Stack gap="small">
        <Heading level={2}>
          <Link href={paths.club(mine.clubId)} variant="quiet">
            {club.data.name}
          </Link>
        </Heading>
        <ClubHead club={club.data} />
        <Inline>
          <ButtonLink href={paths.requestARace({ among: 'club' })} variant="secondary">
            Race among Members
          </ButtonLink>
        </Inline>
      </Stack>
      <Board mine={mine} pages={notices} playerId={userId} />
      <Stack gap="small">
        <Heading level={2}>Members</Heading>
        <Members
          members={members.data}
          {...(leads &&
            members.data.length > 1 && {
              actions: (member) => <MemberActions member={member} mine={mine} playerId={userId} />,
            })}
        />
      </Stack>
      {leads && <LeadClub club={club.data} playerId={userId} />}
      <LeaveClub club={club.data} playerId={userId} />
    </Stack>
  );
}
