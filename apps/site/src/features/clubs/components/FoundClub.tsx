import { gameErrors } from '@furlong/game/rules';
import { Button, Checkbox, Inline } from '@furlong/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { GroupForm } from '../../../shared/groups/GroupForm.tsx';
import { paths } from '../../../shared/paths.ts';
import { useAccountDialog, useSession } from '../../auth/index.ts';
import { foundClubMutation, type NewClub } from '../mutations.ts';

/** The way to a club of one's own. */
export function FoundClub() {
  const session = useSession();
  const openDialog = useAccountDialog();
  const [open, setOpen] = useState(false);
  if (session.status === 'signed-in' && open) {
    return <Founding playerId={session.account.userId} onCancel={() => setOpen(false)} />;
  }
  return (
    <Inline>
      <Button
        onPress={() => (session.status === 'signed-in' ? setOpen(true) : openDialog('login'))}
      >
        Found a Club
      </Button>
    </Inline>
  );
}

function Founding({ playerId, onCancel }: { playerId: string; onCancel: () => void }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(true);
  const { send, sent, refusal } = useIdempotentMutation<NewClub, string>({
    ...foundClubMutation(playerId),
    onSuccess: () => void navigate(paths.stablesInGroups),
  });
  return (
    <GroupForm
      title="Found a club"
      action="Found It"
      words={{ name: '', description: '' }}
      nameError={gameErrors.club_name_invalid}
      busy={sent !== null}
      refusal={refusal?.message ?? null}
      onSend={(words) => void send({ ...words, open })}
      onCancel={onCancel}
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
