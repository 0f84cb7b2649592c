import { CONTACT_LENGTH, type ContactTopic, gameErrors, playerText } from '@furlong/game/rules';
import { Button, Card, Inline, Refusal, Select, Stack, TextArea, TextField } from '@furlong/ui';
import { type FormEvent, useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { keepDraft, keptDraft } from '../../../shared/drafts.ts';
import { useSession } from '../../auth/index.ts';
import { contactMutation } from '../mutations.ts';
import { readTopic, topicHint, topicOptions } from '../topicWords.ts';

export interface Sent {
  reference: string;
  email: string;
}

const subject = 'contact';
const looksLikeAnAddress = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** A message to the operator. What is typed is kept until it is sent, whatever is refused. */
export function ContactForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const session = useSession();
  const account = session.status === 'signed-in' ? session.account : null;
  const writer = account?.userId ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const email = (typed ?? account?.email ?? '').trim();
  const [topic, setTopic] = useState<ContactTopic>('fault');
  const [text, setText] = useState(() => keptDraft(writer, subject) ?? '');
  const [tried, setTried] = useState(false);
  const { send, sent, refusal, forget } = useIdempotentMutation({
    ...contactMutation,
    onSuccess: (reference) => {
      keepDraft(writer, subject, null);
      onSent({ reference, email });
    },
  });
  const body = playerText(text, CONTACT_LENGTH);
  const addressed = looksLikeAnAddress.test(email);
  const changed = () => {
    setTried(false);
    forget();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (body !== null && addressed) await send({ email, topic, text: body });
  };
  return (
    <Card element="section" padding="large">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="medium">
          <TextField
            label="Your e-mail"
            kind="email"
            autoComplete="email"
            value={typed ?? account?.email ?? ''}
            hint="The answer goes there."
            error={tried && !addressed ? gameErrors.email_invalid : undefined}
            onChange={({ value }) => {
              setTyped(value);
              changed();
            }}
          />
          <Select
            label="What is it about?"
            options={topicOptions}
            value={topic}
            hint={topicHint(topic)}
            onChange={({ value }) => {
              setTopic(readTopic(value));
              changed();
            }}
          />
          <TextArea
            label="Your message"
            value={text}
            most={CONTACT_LENGTH}
            error={tried && body === null ? gameErrors.message_text : undefined}
            onChange={({ value }) => {
              setText(value);
              keepDraft(writer, subject, value === '' ? null : value);
              changed();
            }}
          />
          {refusal && <Refusal>{refusal.message}</Refusal>}
          <Inline>
            <Button type="submit" busy={sent !== null}>
              Send Message
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
