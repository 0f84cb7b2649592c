import type { ClubOfSeason } from '@furlong/backend';
import { Button, Inline, Notice, Refusal, Stack } from '@furlong/ui';
import { useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { leaveClubMutation, type OfClub } from '../mutations.ts';

/** The way out of the club, in two presses. */
export function LeaveClub({ club, playerId }: { club: ClubOfSeason; playerId: string }) {
  const [asked, setAsked] = useState(false);
  const { send, sent, refusal } = useIdempotentMutation<OfClub, void>(leaveClubMutation(playerId));
  if (!asked) {
    return (
      <Inline>
        <Button variant="secondary" onPress={() => setAsked(true)}>
          Leave the Club
        </Button>
      </Inline>
    );
  }
  return (
    <Stack gap="small">
      <Notice
        tone="info"
        action={
          <Inline>
            <Button
              size="small"
              busy={sent !== null}
              onPress={() => void send({ clubId: club.id })}
            >
              Yes, Leave
            </Button>
            <Button variant="secondary" size="small" onPress={() => setAsked(false)}>
              Stay
            </Button>
          </Inline>
        }
      >
        {club.members === 1
          ? `You are the last of ${club.name}: the club ends with you.`
          : `What you have won for ${club.name} stays with it.`}
      </Notice>
      {refusal && <Refusal>{refusal.message}</Refusal>}
    </Stack>
  );
}
