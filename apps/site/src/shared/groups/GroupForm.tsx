import { DESCRIPTION_LENGTH, GROUP_NAME_LENGTH, gameErrors, playerText } from '@furlong/game/rules';
import { Button, Card, Heading, Inline, Refusal, Stack, TextArea, TextField } from '@furlong/ui';
import { type FormEvent, type ReactNode, useState } from 'react';

interface GroupWords {
  name: string;
  /** Empty for none. */
  description: string;
}

export interface GroupFormProps {
  /** What it does, such as "Make a list". */
  title: string;
  /** What the button says. */
  action: string;
  /** What is typed where the form opens. */
  words: GroupWords;
  /** What is said where the name is none. */
  nameError: string;
  /** Left out where the name stays as it is. */
  named?: boolean;
  busy: boolean;
  refusal: string | null;
  onSend: (words: GroupWords) => void;
  onCancel?: () => void;
  /** More to choose, between the texts and the button. */
  children?: ReactNode;
}

/** The name of a list or of a club, and what is said of it. */
export function GroupForm(props: GroupFormProps) {
  const {
    title,
    action,
    nameError,
    named = true,
    busy,
    refusal,
    onSend,
    onCancel,
    children,
  } = props;
  const [words, setWords] = useState(props.words);
  const [tried, setTried] = useState(false);
  const nameless = named && (words.name.trim() === '' || words.name.length > GROUP_NAME_LENGTH);
  const { description } = words;
  const unsaid = description.trim() !== '' && playerText(description, DESCRIPTION_LENGTH) === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!nameless && !unsaid) onSend(words);
  };
  return (
    <Card element="section">
      <form onSubmit={submit} noValidate>
        <Stack gap="medium">
          <Heading level={2}>{title}</Heading>
          {named && (
            <TextField
              label="Name"
              value={words.name}
              onChange={({ value }) => setWords({ ...words, name: value })}
              error={tried && nameless ? nameError : undefined}
            />
          )}
          <TextArea
            label="What it is about"
            value={description}
            onChange={({ value }) => setWords({ ...words, description: value })}
            most={DESCRIPTION_LENGTH}
            hint="A sentence or two, for everybody to read. May be left empty."
            error={tried && unsaid ? gameErrors.description_text : undefined}
          />
          {children}
          {refusal !== null && <Refusal>{refusal}</Refusal>}
          <Inline>
            <Button type="submit" busy={busy}>
              {action}
            </Button>
            {onCancel && (
              <Button variant="secondary" onPress={onCancel}>
                Cancel
              </Button>
            )}
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
