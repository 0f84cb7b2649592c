import type { Security } from '@furlong/backend';
import {
  Button,
  Card,
  Heading,
  Inline,
  Notice,
  Refusal,
  Stack,
  Text,
  TextField,
} from '@furlong/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { errorMessage } from '../../../shared/api/errorMessage.ts';
import { narrowForm } from '../../../shared/page/narrowForm.css.ts';
import { InboxLink } from '../../auth/index.ts';
import { emailMutation } from '../securityMutations.ts';

export interface EmailSectionProps {
  security: Security;
  userId: string;
}

const addressForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The address with which one logs in, and the way to another. */
export function EmailSection({ security, userId }: EmailSectionProps) {
  const { mutate, isPending, error, reset } = useMutation(emailMutation(userId));
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const confirmed: unknown = useLocation().state?.addressConfirmed;
  const problem = problemOf(email.trim(), security.email);
  function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (problem !== null || isPending) return;
    mutate(
      { email: email.trim() },
      {
        onSuccess: () => {
          setEmail('');
          setTried(false);
        },
      },
    );
  }
  return (
    <Card element="section">
      <form className={narrowForm} onSubmit={send} noValidate>
        <Stack gap="medium">
          <Heading level={2}>E-mail</Heading>
          <Text>
            You log in as <strong>{security.email}</strong>.
          </Text>
          {confirmed === 'first' && security.newEmail !== null && (
            <Notice tone="success">
              One address is confirmed. Follow the link in the other mail as well.
            </Notice>
          )}
          {confirmed === 'last' && security.newEmail === null && (
            <Notice tone="success">Both addresses are confirmed. Your e-mail is changed.</Notice>
          )}
          {security.newEmail !== null && (
            <Notice tone="info" action={<InboxLink />}>
              {`${security.newEmail} takes its place once you have followed two links: one was sent to each of both addresses. They are good for an hour.`}
            </Notice>
          )}
          <TextField
            label="New e-mail"
            kind="email"
            value={email}
            onChange={({ value }) => {
              setEmail(value);
              reset();
            }}
            autoComplete="email"
            hint="Both addresses are asked before anything changes."
            error={tried && problem !== null ? problem : undefined}
          />
          {error !== null && <Refusal>{errorMessage(error)}</Refusal>}
          <Inline>
            <Button type="submit" variant="secondary" busy={isPending}>
              Send the Links
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}

function problemOf(email: string, present: string): string | null {
  if (!addressForm.test(email)) return 'Please enter a valid e-mail address';
  return email.toLowerCase() === present.toLowerCase() ? 'This is your address already.' : null;
}
