import type { Ruling } from '@furlong/backend';
import { gameErrors, playerText, REASON_LENGTH } from '@furlong/game/rules';
import { Button, Inline, Modal, Refusal, RowButton, Stack, TextArea } from '@furlong/ui';
import { type FormEvent, useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { type Undoing, undoModerationMutation } from '../mutations.ts';

/** A referee takes back what was done, with a reason that all can read. */
export function UndoRuling({ ruling, playerId }: { ruling: Ruling; playerId: string }) {
  const [asking, ask] = useState(false);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { send, sent, refusal, forget } = useIdempotentMutation<Undoing, void>(
    undoModerationMutation(playerId),
  );
  const kept = playerText(reason, REASON_LENGTH);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (kept !== null && (await send({ rulingId: ruling.id, reason: kept })) === 'done') ask(false);
  };
  return (
    <div>
      <RowButton label={`Take back ruling ${ruling.id}`} onPress={() => ask(true)}>
        Take Back
      </RowButton>
      <Modal open={asking} onClose={() => ask(false)} title={`Take back ruling ${ruling.id}`}>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack gap="medium">
            <TextArea
              label="Why, for all to read"
              value={reason}
              onChange={({ value }) => {
                forget();
                setTried(false);
                setReason(value);
              }}
              most={REASON_LENGTH}
              error={tried && kept === null ? gameErrors.reason_needed : undefined}
            />
            {refusal && <Refusal>{refusal.message}</Refusal>}
            <Inline justify="end">
              <Button variant="secondary" onPress={() => ask(false)}>
                Not Now
              </Button>
              <Button type="submit" busy={sent !== null}>
                Take It Back
              </Button>
            </Inline>
          </Stack>
        </form>
      </Modal>
    </div>
  );
}
