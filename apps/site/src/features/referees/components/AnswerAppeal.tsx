import type { Appeal } from '@furlong/backend';
import { APPEAL_LENGTH, gameErrors, playerText } from '@furlong/game/rules';
import { Button, Inline, Modal, Refusal, RowButton, Select, Stack } from '@furlong/ui';
import { type FormEvent, useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { PlayerTextArea } from '../../../shared/community/PlayerTextArea.tsx';
import { type AppealAnswer, answerAppealMutation } from '../mutations.ts';

const answers = [
  { value: 'no', label: 'The ruling stands' },
  { value: 'yes', label: 'Upheld: the ruling is taken back' },
] as const;

/** A referee answers an appeal. */
export function AnswerAppeal({ appeal, playerId }: { appeal: Appeal; playerId: string }) {
  const [asking, ask] = useState(false);
  const [upheld, setUpheld] = useState<'no' | 'yes'>('no');
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const { send, sent, refusal, forget } = useIdempotentMutation<AppealAnswer, void>(
    answerAppealMutation(playerId),
  );
  const body = playerText(text, APPEAL_LENGTH);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (body === null) return;
    const answer = { appealId: appeal.id, upheld: upheld === 'yes', text: body };
    if ((await send(answer)) === 'done') ask(false);
  };
  return (
    <div>
      <RowButton label={`Answer appeal ${appeal.id}`} onPress={() => ask(true)}>
        Answer
      </RowButton>
      <Modal open={asking} onClose={() => ask(false)} title={`Answer appeal ${appeal.id}`}>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack gap="medium">
            <Select
              label="Finding"
              options={answers}
              value={upheld}
              onChange={({ value }) => {
                forget();
                setUpheld(value);
              }}
            />
            <PlayerTextArea
              label="Why, for all to read"
              value={text}
              onChange={(value) => {
                forget();
                setTried(false);
                setText(value);
              }}
              most={APPEAL_LENGTH}
              text={body}
              error={tried && body === null ? gameErrors.reason_needed : undefined}
            />
            {refusal && <Refusal>{refusal.message}</Refusal>}
            <Inline justify="end">
              <Button variant="secondary" onPress={() => ask(false)}>
                Not Now
              </Button>
              <Button type="submit" busy={sent !== null}>
                Send Answer
              </Button>
            </Inline>
          </Stack>
        </form>
      </Modal>
    </div>
  );
}
