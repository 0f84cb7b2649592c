import { gameErrors, POST_LENGTH, playerText } from '@furlong/game/rules';
import { Button, Card, Inline, Refusal, Stack } from '@furlong/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { PlayerTextArea } from '../../../shared/community/PlayerTextArea.tsx';
import { paths } from '../../../shared/paths.ts';
import { type NewPost, writePostMutation } from '../mutations.ts';

export interface WritePostProps {
  threadId: number;
  /** What is typed so far. */
  text: string;
  onChange: (text: string) => void;
  playerId: string;
}

/** The next post of a thread; once it is there, its page is shown. */
export function WritePost({ threadId, text, onChange, playerId }: WritePostProps) {
  const [tried, setTried] = useState(false);
  const navigate = useNavigate();
  const { send, sent, refusal, forget } = useIdempotentMutation<NewPost, number>({
    ...writePostMutation(playerId),
    onSuccess: (number) => void navigate(paths.forumThread(threadId, { post: number })),
  });
  const body = playerText(text, POST_LENGTH);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (body === null || (await send({ threadId, text: body })) !== 'done') return;
    setTried(false);
    onChange('');
  };
  return (
    <Card element="section">
      <form id="answer" onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="medium">
          <PlayerTextArea
            label="Your answer"
            value={text}
            onChange={(value) => {
              onChange(value);
              setTried(false);
              forget();
            }}
            most={POST_LENGTH}
            text={body}
            error={tried && body === null ? gameErrors.post_text : undefined}
          />
          {refusal && <Refusal>{refusal.message}</Refusal>}
          <Inline>
            <Button type="submit" busy={sent !== null}>
              Post
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
