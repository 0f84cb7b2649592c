import type { ForumPost } from '@furlong/backend';
import { gameErrors, POST_LENGTH, playerText } from '@furlong/game/rules';
import { Button, Inline, Refusal, Stack } from '@furlong/ui';
import { type FormEvent, useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { PlayerTextArea } from '../../../shared/community/PlayerTextArea.tsx';
import { keepDraft, keptDraft } from '../../../shared/drafts.ts';
import { type EditedPost, editPostMutation } from '../mutations.ts';

export interface EditPostProps {
  post: ForumPost;
  playerId: string;
  onDone: () => void;
}

/** Says something else in a post, in its place. */
export function EditPost({ post, playerId, onDone }: EditPostProps) {
  const draft = `edit:${post.id}`;
  const [text, setText] = useState(() => keptDraft(playerId, draft) ?? post.text ?? '');
  const [tried, setTried] = useState(false);
  const { send, sent, refusal, forget } = useIdempotentMutation<EditedPost, void>(
    editPostMutation(playerId),
  );
  const body = playerText(text, POST_LENGTH);
  const leave = () => {
    keepDraft(playerId, draft, null);
    onDone();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (body !== null && (await send({ postId: post.id, text: body })) === 'done') leave();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="small">
        <PlayerTextArea
          label={`Post ${post.number}`}
          value={text}
          onChange={(value) => {
            setText(value);
            setTried(false);
            forget();
            keepDraft(playerId, draft, value);
          }}
          most={POST_LENGTH}
          text={body}
          error={tried && body === null ? gameErrors.post_text : undefined}
        />
        {refusal && <Refusal>{refusal.message}</Refusal>}
        <Inline>
          <Button type="submit" size="small" variant="secondary" busy={sent !== null}>
            Save
          </Button>
          <Button size="small" variant="quiet" onPress={leave}>
            Leave as It Was
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
