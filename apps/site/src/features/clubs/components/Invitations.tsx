import type { ClubInvitation } from '@furlong/backend';
import { Button, Card, Heading, Inline, Link, Refusal, Stack, Text } from '@furlong/ui';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { sayWhen } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { declineClubMutation, joinClubMutation, type OfClub } from '../mutations.ts';

export interface InvitationsProps {
  invitations: readonly ClubInvitation[];
  playerId: string;
}

/** The clubs that invite the player's stable. */
export function Invitations({ invitations, playerId }: InvitationsProps) {
  if (invitations.length === 0) return null;
  return (
    <Stack gap="small">
      <Heading level={2}>Invitations</Heading>
      {invitations.map((invitation) => (
        <Invitation
          key={invitation.clubId}
          invitation={invitation}
          invitations={invitations.length}
          playerId={playerId}
        />
      ))}
    </Stack>
  );
}

interface InvitationProps {
  invitation: ClubInvitation;
  /** How many there are: of several none has the filled button. */
  invitations: number;
  playerId: string;
}

function Invitation({ invitation, invitations, playerId }: InvitationProps) {
  const { clubId, name, members, invitedBy, invitedAt } = invitation;
  const join = useIdempotentMutation<OfClub, void>(joinClubMutation(playerId));
  const decline = useIdempotentMutation<OfClub, void>(declineClubMutation(playerId));
  const now = useNow(30_000);
  const refusal = join.refusal ?? decline.refusal;
  return (
    <Card>
      <Stack gap="small">
        <Text>
          <Link href={paths.club(clubId)}>{name}</Link>
          {`, ${pluralize(members, 'stable')}. ${invitedBy} invited you ${sayWhen(invitedAt, now)}.`}
        </Text>
        <Inline>
          <Button
            size="small"
            variant={invitations > 1 ? 'secondary' : 'primary'}
            label={`Join ${name}`}
            busy={join.sent !== null}
            onPress={() => void join.send({ clubId })}
          >
            Join
          </Button>
          <Button
            size="small"
            variant="secondary"
            label={`Decline ${name}`}
            busy={decline.sent !== null}
            onPress={() => void decline.send({ clubId })}
          >
            Decline
          </Button>
        </Inline>
        {refusal && <Refusal>{refusal.message}</Refusal>}
      </Stack>
    </Card>
  );
}
