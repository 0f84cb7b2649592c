import { Button, Inline, Notice, Refusal, Stack, TextField } from '@furlong/ui';
import type { UseMutationOptions } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { narrowForm } from '../../../shared/page/narrowForm.css.ts';

export interface NameFormProps<Input extends object, Answer> {
  label: string;
  /** As it is. */
  name: string;
  hint: string;
  autoComplete: 'name' | 'off';
  submit: string;
  disabled?: boolean;
  mutation: UseMutationOptions<Answer, Error, Input & { requestId: string }>;
  toInput: (name: string) => Input;
}

/** A name, to be changed. */
export function NameForm<Input extends object, Answer>({
  label,
  name,
  hint,
  autoComplete,
  submit,
  disabled = false,
  mutation,
  toInput,
}: NameFormProps<Input, Answer>) {
  const { send, sent, refusal, forget } = useIdempotentMutation<Input, Answer>(mutation);
  const [typed, setTyped] = useState(name);
  const [isDone, setIsDone] = useState(false);
  const isOther = typed.trim() !== name;
  async function change(event: FormEvent) {
    event.preventDefault();
    if (isOther && !disabled) setIsDone((await send(toInput(typed))) === 'done');
  }
  return (
    <form className={narrowForm} onSubmit={(event) => void change(event)} noValidate>
      <Stack gap="small">
        <TextField
          label={label}
          value={typed}
          hint={hint}
          autoComplete={autoComplete}
          disabled={disabled}
          onChange={({ value }) => {
            setTyped(value);
            setIsDone(false);
            forget();
          }}
        />
        {refusal !== null && <Refusal>{refusal.message}</Refusal>}
        <div role="status">{isDone && <Notice tone="success">It is changed.</Notice>}</div>
        <Inline>
          <Button
            type="submit"
            variant="secondary"
            busy={sent !== null}
            disabled={disabled || !isOther}
          >
            {submit}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
