import { Button, Inline, Refusal, Stack, TextField } from '@furlong/ui';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '../../../shared/api/errorMessage.ts';
import { narrowForm } from '../../../shared/page/narrowForm.css.ts';

export interface CodeFormProps {
  /** What the button says. */
  submit: string;
  variant?: 'primary' | 'danger';
  onSend: (detail: { code: string }) => void;
  onCancel: () => void;
  busy: boolean;
  error: Error | null;
}

/** Asks for the six digits that an authenticator app shows. */
export function CodeForm({ submit, variant, onSend, onCancel, busy, error }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const isCode = /^\d{6}$/.test(code.replace(/\s/g, ''));
  function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isCode && !busy) onSend({ code });
  }
  return (
    <form className={narrowForm} onSubmit={send} noValidate>
      <Stack gap="medium">
        <TextField
          label="Code of your app"
          value={code}
          onChange={({ value }) => setCode(value)}
          autoComplete="one-time-code"
          hint="Six digits, new every half minute."
          error={tried && !isCode ? 'A code has six digits.' : undefined}
        />
        {error !== null && <Refusal>{errorMessage(error)}</Refusal>}
        <Inline>
          <Button type="submit" variant={variant ?? 'primary'} busy={busy}>
            {submit}
          </Button>
          <Button variant="secondary" onPress={onCancel} disabled={busy}>
            Cancel
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
