import type { CorrespondingStable } from '@furlong/backend';
import { gameErrors, LETTER_LENGTH, playerText } from '@furlong/game/rules';
import { Button, Card, Inline, Refusal, Stack } from '@furlong/ui';
import { type FormEvent, useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { PlayerTextArea } from '../../../shared/community/PlayerTextArea.tsx';
import { keepDraft, keptDraft } from '../../../shared/drafts.ts';
import { usePlayer } from '../../auth/index.ts';
import { type NewLetter, sendLetterMutation } from '../mutations.ts';

/** The next letter to a stable: what is typed is kept until it is sent, and shown as it will be read. */
export function WriteLetter({ stable }: { stable: CorrespondingStable }) {
  const { userId } = usePlayer();
  const subject = `letter:${stable.id}`;
  const [text, setText] = useState(() => keptDraft(userId, subject) ?? '');
  const [tried, setTried] = useState(false);
  const { send, sent, refusal, forget } = useIdempotentMutation<NewLetter, number>(
    sendLetterMutation(userId),
  );
  const body = playerText(text, LETTER_LENGTH);

  const write = (value: string) => {
    setText(value);
    setTried(false);
    forget();
    keepDraft(userId, subject, value === '' ? null : value);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (body === null) return;
    if ((await send({ stableId: stable.id, text: body })) === 'done') write('');
  };
  return (
    <Card element="section">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="medium">
          <PlayerTextArea
            label={`To ${stable.name}`}
            value={text}
            onChange={write}
            most={LETTER_LENGTH}
            text={body}
            error={tried && body === null ? gameErrors.letter_text : undefined}
          />
          {refusal && <Refusal>{refusal.message}</Refusal>}
          <Inline>
            <Button type="submit" busy={sent !== null}>
              Send
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
