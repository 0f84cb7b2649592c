import type { ClubOfSeason, MyClub } from '@furlong/backend';
import { Button, ButtonLink, Inline, Refusal, Stack, Text } from '@furlong/ui';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { paths } from '../../../shared/paths.ts';
import { joinClubMutation, type OfClub } from '../mutations.ts';

export interface JoinClubProps {
  club: ClubOfSeason;
  mine: MyClub | null;
  /** Whether the club invites the player's stable. */
  invited: boolean;
  playerId: string;
}

/** The way into a club, or why there is none. */
export function JoinClub({ club, mine, invited, playerId }: JoinClubProps) {
  const { send, sent, refusal } = useIdempotentMutation<OfClub, void>(joinClubMutation(playerId));
  if (mine?.clubId === club.id) {
    return (
      <Inline>
        <ButtonLink href={paths.stablesInGroups} variant="secondary">
          Your Club
        </ButtonLink>
      </Inline>
    );
  }
  if (mine !== null) {
    return <Text tone="muted">Your stable races for another club.</Text>;
  }
  if (!club.open && !invited) {
    return <Text tone="muted">This club is joined by invitation: write to its founder.</Text>;
  }
  return (
    <Stack gap="small" align="start">
      <Button busy={sent !== null} onPress={() => void send({ clubId: club.id })}>
        Join This Club
      </Button>
      {refusal && <Refusal>{refusal.message}</Refusal>}
    </Stack>
  );
}
