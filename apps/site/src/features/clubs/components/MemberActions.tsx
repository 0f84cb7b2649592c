import type { ClubMember, MyClub } from '@furlong/backend';
import type { ClubRole } from '@furlong/game/rules';
import { Button, Inline, Refusal, Stack, Text } from '@furlong/ui';
import { useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { type GivenRole, giveClubRoleMutation, sendFromClubMutation } from '../mutations.ts';

export interface MemberActionsProps {
  member: ClubMember;
  mine: MyClub;
  playerId: string;
}

/** What a leader of the club does about a member: gives it a role, or sends it away in two presses. */
export function MemberActions({ member, mine, playerId }: MemberActionsProps) {
  const { id: stableId, name } = member.stable;
  const [asked, setAsked] = useState<'founder' | 'away' | null>(null);
  const give = useIdempotentMutation<GivenRole, void>(giveClubRoleMutation(playerId));
  const away = useIdempotentMutation<{ stableId: string }, void>(sendFromClubMutation(playerId));
  const refusal = give.refusal ?? away.refusal;
  if (stableId === mine.stableId || (mine.role === 'officer' && member.role !== 'member')) {
    return null;
  }
  const button = (words: string, onPress: () => void) => (
    <Button
      variant="secondary"
      size="small"
      label={`${words}: ${name}`}
      busy={give.sent !== null || away.sent !== null}
      onPress={onPress}
    >
      {words}
    </Button>
  );
  const role = (to: ClubRole) => void give.send({ stableId, role: to });
  return (
    <Stack gap="xsmall" align="start">
      {asked === null ? (
        <Inline gap="xsmall">
          {mine.role === 'founder' &&
            (member.role === 'officer'
              ? button('Officer No More', () => role('member'))
              : button('Make Officer', () => role('officer')))}
          {mine.role === 'founder' && button('Hand the Club Over', () => setAsked('founder'))}
          {button('Send Away', () => setAsked('away'))}
        </Inline>
      ) : (
        <>
          <Text size="small">
            {asked === 'away' ? `${name} leaves the club.` : `${name} leads, you are an officer.`}
          </Text>
          <Inline gap="xsmall">
            {asked === 'away'
              ? button('Yes, Send Away', () => void away.send({ stableId }))
              : button('Yes, Hand Over', () => role('founder'))}
            {button('No', () => setAsked(null))}
          </Inline>
        </>
      )}
      {refusal && <Refusal>{refusal.message}</Refusal>}
    </Stack>
  );
}
