import type { ThreadSubject } from '@furlong/backend';
import { gameErrors, POST_LENGTH, playerText, TITLE_LENGTH } from '@furlong/game/rules';
import { Button, Card, Heading, Inline, Refusal, Stack, TextField } from '@furlong/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { PlayerTextArea } from '../../../shared/community/PlayerTextArea.tsx';
import { keepDraft, keptDraft } from '../../../shared/drafts.ts';
import { paths } from '../../../shared/paths.ts';
import { type NewThread as NewThreadInput, openThreadMutation } from '../mutations.ts';

export interface NewThreadProps {
  playerId: string;
  section: string;
  /** Of which race or horse it is, after which it is named. */
  subject?: { key: string; of: ThreadSubject; name: string };
}

const titleOf = (text: string) => {
  const title = playerText(text.replace(/\s+/g, ' '), TITLE_LENGTH);
  return title === null || [...title].length < 3 ? null : title;
};

/** Opens a thread: folded away until it is wanted, or until a draft of it is found. */
export function NewThread({ playerId, section, subject }: NewThreadProps) {
  const key = `thread:${subject?.key ?? section}`;
  const [title, setTitle] = useState(() => keptDraft(playerId, `${key}:title`) ?? '');
  const [text, setText] = useState(() => keptDraft(playerId, key) ?? '');
  const [opened, setOpened] = useState(subject !== undefined || title !== '' || text !== '');
  const [tried, setTried] = useState(false);
  const navigate = useNavigate();
  const { send, sent, refusal, forget } = useIdempotentMutation<NewThreadInput, number>({
    ...openThreadMutation(playerId),
    onSuccess: (threadId) => void navigate(paths.forumThread(threadId)),
  });
  const body = playerText(text, POST_LENGTH);
  const name = subject === undefined ? titleOf(title) : '';

  const write = (part: 'title' | 'text', value: string) => {
    (part === 'title' ? setTitle : setText)(value);
    setTried(false);
    forget();
    const draft = part === 'title' ? `${key}:title` : key;
    keepDraft(playerId, draft, value === '' ? null : value);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (body === null || name === null) return;
    const thread = { section, title: name, text: body, subject: subject?.of ?? null };
    if ((await send(thread)) !== 'done') return;
    keepDraft(playerId, `${key}:title`, null);
    keepDraft(playerId, key, null);
  };

  if (!opened) {
    return (
      <div>
        <Button onPress={() => setOpened(true)}>New Thread</Button>
      </div>
    );
  }
  return (
    <Card element="section">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="medium">
          <Heading level={2}>
            {subject === undefined ? 'New thread' : `Talk about ${subject.name}`}
          </Heading>
          {subject === undefined && (
            <TextField
              label="Title"
              value={title}
              onChange={({ value }) => write('title', value)}
              error={tried && name === null ? gameErrors.thread_title : undefined}
            />
          )}
          <PlayerTextArea
            label="Text"
            value={text}
            onChange={(value) => write('text', value)}
            most={POST_LENGTH}
            text={body}
            error={tried && body === null ? gameErrors.post_text : undefined}
          />
          {refusal && <Refusal>{refusal.message}</Refusal>}
          <Inline>
            <Button type="submit" busy={sent !== null}>
              Open Thread
            </Button>
            {subject === undefined && (
              <Button variant="quiet" onPress={() => setOpened(false)}>
                Not Now
              </Button>
            )}
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
