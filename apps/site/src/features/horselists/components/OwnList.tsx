import type { HorseList } from '@furlong/backend';
import { gameErrors } from '@furlong/game/rules';
import { Button, Inline, Notice, Refusal, Stack } from '@furlong/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { GroupForm } from '../../../shared/groups/GroupForm.tsx';
import { paths } from '../../../shared/paths.ts';
import { type ChangedList, changeListMutation, deleteListMutation } from '../mutations.ts';

/** What the owner of a list does with it as a whole: other words, and the end of it. */
export function OwnList({ list, playerId }: { list: HorseList; playerId: string }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<'change' | 'delete' | null>(null);
  const change = useIdempotentMutation<ChangedList, void>(changeListMutation(playerId));
  const remove = useIdempotentMutation<{ listId: string }, void>(deleteListMutation(playerId));
  if (open === 'change') {
    return (
      <GroupForm
        title="Change this list"
        action="Save"
        words={{ name: list.name, description: list.description ?? '' }}
        nameError={gameErrors.list_name_invalid}
        busy={change.sent !== null}
        refusal={change.refusal?.message ?? null}
        onSend={async (words) => {
          if ((await change.send({ listId: list.id, ...words })) === 'done') setOpen(null);
        }}
        onCancel={() => setOpen(null)}
      />
    );
  }
  if (open === 'delete') {
    return (
      <Stack gap="small">
        <Notice
          tone="info"
          action={
            <Inline>
              <Button
                size="small"
                busy={remove.sent !== null}
                onPress={async () => {
                  if ((await remove.send({ listId: list.id })) === 'done') {
                    navigate(paths.horseGroups, { replace: true });
                  }
                }}
              >
                Delete for Good
              </Button>
              <Button variant="secondary" size="small" onPress={() => setOpen(null)}>
                Keep It
              </Button>
            </Inline>
          }
        >
          {`Whoever follows ${list.name} follows it no more.`}
        </Notice>
        {remove.refusal && <Refusal>{remove.refusal.message}</Refusal>}
      </Stack>
    );
  }
  return (
    <Inline>
      <Button variant="secondary" onPress={() => setOpen('change')}>
        Change
      </Button>
      <Button variant="secondary" onPress={() => setOpen('delete')}>
        Delete
      </Button>
    </Inline>
  );
}
