import { Button, Inline, Refusal, Stack, Text, TextField } from '@furlong/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '../../../../shared/api/errorMessage.ts';
import { narrowForm } from '../../../../shared/page/narrowForm.css.ts';
import { confirmPasswordMutation } from '../../securityMutations.ts';

export interface ConfirmPasswordProps {
  userId: string;
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Asks for the password where the login was a while ago: somebody else may sit there. */
export function ConfirmPassword({ userId, onConfirmed, onCancel }: ConfirmPasswordProps) {
  const { mutate, isPending, error } = useMutation(confirmPasswordMutation(userId));
  const [password, setPassword] = useState('');
  function send(event: FormEvent) {
    event.preventDefault();
    if (password !== '' && !isPending) mutate({ password }, { onSuccess: onConfirmed });
  }
  return (
    <form className={narrowForm} onSubmit={send} noValidate>
      <Stack gap="medium">
        <Text>You logged in a while ago. Confirm that it is you.</Text>
        <TextField
          label="Your password"
          kind="password"
          value={password}
          onChange={({ value }) => setPassword(value)}
          autoComplete="current-password"
        />
        {error !== null && <Refusal>{errorMessage(error)}</Refusal>}
        <Inline>
          <Button type="submit" busy={isPending}>
            Go On
          </Button>
          <Button variant="secondary" onPress={onCancel} disabled={isPending}>
            Cancel
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
