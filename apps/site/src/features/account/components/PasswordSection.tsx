import { Button, Card, Heading, Inline, Notice, Refusal, Stack, TextField } from '@furlong/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '../../../shared/api/errorMessage.ts';
import { narrowForm } from '../../../shared/page/narrowForm.css.ts';
import { InboxLink, mailCodeMutation } from '../../auth/index.ts';
import { passwordAdvice } from '../passwordAdvice.ts';
import { passwordMutation } from '../securityMutations.ts';

/** Shortest password of an account, in characters. */
const shortest = 6;

const empty = { proof: '', password: '' };

/** A new password, for who knows the old one or reads the account's mail. */
export function PasswordSection({ userId }: { userId: string }) {
  const change = useMutation(passwordMutation(userId));
  const mail = useMutation(mailCodeMutation);
  const [fields, setFields] = useState(empty);
  const [tried, setTried] = useState(false);
  const byMail = mail.isSuccess;
  const advice = passwordAdvice(fields.password);
  const isShort = [...fields.password].length < shortest;
  function type(typed: Partial<typeof empty>) {
    setFields({ ...fields, ...typed });
    change.reset();
  }
  function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (fields.proof === '' || isShort || change.isPending) return;
    const { password, proof } = fields;
    change.mutate(byMail ? { password, code: proof } : { password, current: proof }, {
      onSuccess: () => {
        setFields(empty);
        setTried(false);
        mail.reset();
      },
    });
  }
  return (
    <Card element="section">
      <form className={narrowForm} onSubmit={send} noValidate>
        <Stack gap="medium">
          <Heading level={2}>Password</Heading>
          {byMail && (
            <Notice tone="info" action={<InboxLink />}>
              A code is on its way to your address. It is good for an hour.
            </Notice>
          )}
          <TextField
            key={byMail ? 'code' : 'current'}
            label={byMail ? 'Code of the mail' : 'Present password'}
            kind={byMail ? 'text' : 'password'}
            value={fields.proof}
            onChange={({ value }) => type({ proof: value })}
            autoComplete={byMail ? 'one-time-code' : 'current-password'}
            error={tried && fields.proof === '' ? 'Please fill in this field' : undefined}
          />
          <TextField
            label="New password"
            kind="password"
            value={fields.password}
            onChange={({ value }) => type({ password: value })}
            autoComplete="new-password"
            hint={advice ?? `At least ${shortest} characters.`}
            error={
              tried && isShort ? `Password must be at least ${shortest} characters long` : undefined
            }
          />
          {change.error !== null && <Refusal>{errorMessage(change.error)}</Refusal>}
          {mail.error !== null && <Refusal>{errorMessage(mail.error)}</Refusal>}
          <div role="status">
            {change.isSuccess && (
              <Notice tone="success">
                Your password is changed. Wherever else you were logged in, your session ends.
              </Notice>
            )}
          </div>
          <Inline>
            <Button type="submit" variant="secondary" busy={change.isPending}>
              Change Password
            </Button>
            {!byMail && (
              <Button
                variant="quiet"
                busy={mail.isPending}
                onPress={() => {
                  setFields({ ...fields, proof: '' });
                  setTried(false);
                  mail.mutate();
                }}
              >
                Forgotten? Mail me a code
              </Button>
            )}
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
