import { type ReactNode, useState } from 'react';
import { Button } from '../../../primitives/Button/Button';
import { Notice } from '../../../primitives/Notice/Notice';
import { Stack } from '../../../primitives/Stack/Stack';
import { TextField } from '../../../primitives/TextField/TextField';
import {
  type Credentials,
  emptyForm,
  type Registration,
  refusal,
  shortestPassword,
} from './validation';

export type AuthMode = 'login' | 'register';
export type AuthStatus = 'idle' | 'busy' | { error: string } | { success: string };

export interface AuthFormProps {
  mode: AuthMode;
  onLogin: (detail: Credentials) => void;
  /** Names and e-mail come without the spaces around them. */
  onRegister: (detail: Registration) => void;
  status: AuthStatus;
  notice: ReactNode;
}

/** The fields of one mode, checked before the host hears of them. */
export function AuthForm({ mode, onLogin, onRegister, status, notice }: AuthFormProps) {
  const [fields, setFields] = useState(emptyForm);
  const [refused, setRefused] = useState<string>();
  const [answered, setAnswered] = useState(status);

  // A new answer: what was typed into a form that succeeded has done its work.
  if (status !== answered) {
    setAnswered(status);
    if (mode === 'register' && typeof status === 'object' && 'success' in status) {
      setFields(emptyForm);
    }
  }

  const registering = mode === 'register';
  const answer = typeof status === 'object' ? status : undefined;
  const error = refused ?? (answer && 'error' in answer ? answer.error : undefined);

  function field(name: keyof Registration) {
    return {
      value: fields[name],
      onChange: ({ value }: { value: string }) => setFields({ ...fields, [name]: value }),
      required: true,
    };
  }

  function submit(form: HTMLFormElement) {
    const { fullName, stableName, email, password } = fields;
    const emailInput = form.querySelector<HTMLInputElement>('input[type="email"]');
    const why = refusal(mode, fields, emailInput?.validity.valid ?? false);
    setRefused(why);
    if (why !== undefined || status === 'busy') return;
    const credentials = { email: email.trim(), password };
    if (!registering) return onLogin(credentials);
    onRegister({ fullName: fullName.trim(), stableName: stableName.trim(), ...credentials });
  }

  return (
    <form
      // Our own sentences, said in one place, instead of the browser's bubbles.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <Stack>
        {error !== undefined && <Notice tone="error">{error}</Notice>}
        {error === undefined && answer && 'success' in answer && (
          <Notice tone="success" action={notice}>
            {answer.success}
          </Notice>
        )}
        {registering && (
          <>
            <TextField label="Full name" autoComplete="name" {...field('fullName')} />
            <TextField
              label="Stable name"
              autoComplete="off"
              hint="Your public name in racing."
              {...field('stableName')}
            />
          </>
        )}
        <TextField label="E-mail" kind="email" autoComplete="email" {...field('email')} />
        <TextField
          label="Password"
          kind="password"
          autoComplete={registering ? 'new-password' : 'current-password'}
          {...(registering ? { hint: `At least ${shortestPassword} characters.` } : {})}
          {...field('password')}
        />
        <Button type="submit" size="large" wide busy={status === 'busy'}>
          {registering ? 'JOIN' : 'LOGIN'}
        </Button>
      </Stack>
    </form>
  );
}
