import { gameErrors } from '@furlong/game/rules';
import { Button, Inline } from '@furlong/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { GroupForm } from '../../../shared/groups/GroupForm.tsx';
import { paths } from '../../../shared/paths.ts';
import { useAccountDialog, useSession } from '../../auth/index.ts';
import { makeListMutation, type NewList } from '../mutations.ts';

/** The way to a list of one's own. */
export function MakeList() {
  const session = useSession();
  const openDialog = useAccountDialog();
  const [open, setOpen] = useState(false);
  if (session.status === 'signed-in' && open) {
    return <Making playerId={session.account.userId} onCancel={() => setOpen(false)} />;
  }
  return (
    <Inline>
      <Button
        onPress={() => (session.status === 'signed-in' ? setOpen(true) : openDialog('login'))}
      >
        Make a List
      </Button>
    </Inline>
  );
}

function Making({ playerId, onCancel }: { playerId: string; onCancel: () => void }) {
  const navigate = useNavigate();
  const { send, sent, refusal } = useIdempotentMutation<NewList, string>({
    ...makeListMutation(playerId),
    onSuccess: (listId) => void navigate(paths.horseList(listId)),
  });
  return (
    <GroupForm
      title="Make a list"
      action="Make It"
      words={{ name: '', description: '' }}
      nameError={gameErrors.list_name_invalid}
      busy={sent !== null}
      refusal={refusal?.message ?? null}
      onSend={(words) => void send(words)}
      onCancel={onCancel}
    />
  );
}
