import type { ClubOfSeason } from '@furlong/backend';
import { gameErrors } from '@furlong/game/rules';
import {
  Button,
  Card,
  Checkbox,
  Heading,
  Inline,
  Refusal,
  Stack,
  Text,
  TextField,
} from '@furlong/ui';
import { type FormEvent, useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { GroupForm } from '../../../shared/groups/GroupForm.tsx';
import { type ChangedClub, changeClubMutation, inviteToClubMutation } from '../mutations.ts';

/** What the founder and the officers do: invite, and change what is said of the club. */
export function LeadClub({ club, playerId }: { club: ClubOfSeason; playerId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Stack gap="medium">
      <Invite playerId={playerId} />
      {open ? (
        <Change club={club} playerId={playerId} onClose={() => setOpen(false)} />
      ) : (
        <Inline>
          <Button variant="secondary" onPress={() => setOpen(true)}>
            Change the Club
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function Invite({ playerId }: { playerId: string }) {
  const [name, setName] = useState('');
  const [invited, setInvited] = useState<string | null>(null);
  const { send, sent, refusal, forget } = useIdempotentMutation<{ stableName: string }, string>(
    inviteToClubMutation(playerId),
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setInvited(null);
    if (name.trim() === '' || (await send({ stableName: name })) !== 'done') return;
    setInvited(name.trim());
    setName('');
  };
  return (
    <Card element="section">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="medium">
          <Heading level={2}>Invite a stable</Heading>
          <TextField
            label="Name of the stable"
            value={name}
            onChange={({ value }) => {
              setName(value);
              forget();
            }}
            hint="As its page has it."
          />
          <div role="status">{invited !== null && <Text>{`${invited} is invited.`}</Text>}</div>
          {refusal && <Refusal>{refusal.message}</Refusal>}
          <Inline>
            <Button type="submit" variant="secondary" busy={sent !== null}>
              Invite
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}

interface ChangeProps {
  club: ClubOfSeason;
  playerId: string;
  onClose: () => void;
}

function Change({ club, playerId, onClose }: ChangeProps) {
  const [open, setOpen] = useState(club.open);
  const { send, sent, refusal } = useIdempotentMutation<ChangedClub, void>(
    changeClubMutation(playerId),
  );
  return (
    <GroupForm
      title="Change the club"
      action="Save"
      words={{ name: club.name, description: club.description ?? '' }}
      nameError={gameErrors.club_name_invalid}
      named={false}
      busy={sent !== null}
      refusal={refusal?.message ?? null}
      onSend={async ({ description }) => {
        if ((await send({ description, open })) === 'done') onClose();
      }}
      onCancel={onClose}
    >
      <Checkbox
        label="Any stable may join"
        checked={open}
        onChange={({ checked }) => setOpen(checked)}
        hint="Otherwise you and your officers invite."
      />
    </GroupForm>
  );
}
