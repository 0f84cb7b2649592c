import { type ReactNode, useState } from 'react';
import { Button } from '../../../primitives/Button/Button';
import { Inline } from '../../../primitives/Inline/Inline';
import { Modal } from '../../../primitives/Modal/Modal';
import { Text } from '../../../primitives/Text/Text';
import type { SilksDesign } from '../../horses/Silks/design';
import { AuthForm, type AuthStatus } from './AuthForm';
import type { AuthFields, AuthFormMode, Credentials, Registration } from './fields';

export type AuthMode = Exclude<AuthFormMode, 'newPassword'>;

export interface AuthDialogProps {
  open: boolean;
  mode: AuthMode;
  /** The host also forgets its last `status` here. */
  onModeChange: (detail: { mode: AuthMode }) => void;
  onClose: () => void;
  onLogin: (detail: Credentials) => void;
  /** The second factor of the account, whose password was right. */
  onCode: (detail: { code: string }) => void;
  /** Names and e-mail come without the spaces around them. */
  onRegister: (detail: Registration) => void;
  /** A link to a new password is wanted. */
  onRecover: (detail: { email: string }) => void;
  /** The confirmation mail is wanted again. */
  onResend: (detail: { email: string }) => void;
  status: AuthStatus;
  /** Shown under the message of success, such as a link to the mail that was sent. */
  notice?: ReactNode;
  /** The silks that go with the name of the stable that is founded; left out while it has none. */
  silks?: SilksDesign | undefined;
  /** The name of the stable that is founded, at each key. */
  onStableNameChange: (detail: { name: string }) => void;
  /** The address that is filled in at the start, where the host knows it. */
  email?: string | undefined;
}

interface Words {
  title: string;
  /** What the form does, where its title leaves that open. */
  intro?: string;
  submit: string;
  /** Ways to the other forms. */
  turns: readonly { question?: string; label: string; mode: AuthMode }[];
}

const text: Record<AuthMode, Words> = {
  login: {
    title: 'Log in',
    submit: 'LOGIN',
    turns: [
      { label: 'Forgot your password?', mode: 'recovery' },
      { label: 'No confirmation mail?', mode: 'resend' },
      { question: 'New to Furlong?', label: 'JOIN', mode: 'register' },
    ],
  },
  code: {
    title: 'Your second factor',
    intro: 'Your password is right. This account asks for a code as well.',
    submit: 'GO ON',
    turns: [{ question: 'Not you?', label: 'LOGIN AS ANOTHER', mode: 'login' }],
  },
  register: {
    title: 'Create your stable',
    submit: 'JOIN',
    turns: [{ question: 'Already an owner?', label: 'LOGIN', mode: 'login' }],
  },
  recovery: {
    title: 'Forgot your password?',
    intro: 'We send you a link with which you choose a new one.',
    submit: 'SEND LINK',
    turns: [{ question: 'Remembered it?', label: 'LOGIN', mode: 'login' }],
  },
  resend: {
    title: 'Confirm your e-mail',
    intro: 'We send you the link that confirms your address again.',
    submit: 'SEND AGAIN',
    turns: [{ question: 'Confirmed already?', label: 'LOGIN', mode: 'login' }],
  },
};

/**
 * Logging in, founding a stable, and the mails that either may need again. Going from one to the
 * other clears every field and message.
 */
export function AuthDialog({
  open,
  mode,
  onModeChange,
  onClose,
  onLogin,
  onCode,
  onRegister,
  onRecover,
  onResend,
  status,
  notice,
  silks,
  onStableNameChange,
  email,
}: AuthDialogProps) {
  // An answer given in one mode says nothing in another.
  const [leftBehind, setLeftBehind] = useState<AuthStatus>();
  const { title, intro, submit, turns } = text[mode];

  function send({ code, ...fields }: AuthFields) {
    const { email, password } = fields;
    if (mode === 'login') onLogin({ email, password });
    else if (mode === 'code') onCode({ code });
    else if (mode === 'register') onRegister(fields);
    else if (mode === 'recovery') onRecover({ email });
    else onResend({ email });
  }

  return (
    <Modal open={open} onClose={onClose} title={title}>
      {intro && <Text tone="muted">{intro}</Text>}
      <AuthForm
        key={mode}
        mode={mode}
        submit={submit}
        onSubmit={send}
        status={status === leftBehind ? 'idle' : status}
        notice={notice}
        silks={silks}
        onStableNameChange={onStableNameChange}
        email={email}
        focused
      />
      <Inline gap="xxsmall" justify="center">
        {turns.map(({ question, label, mode: other }) => (
          <Inline key={other} gap="xxsmall" justify="center">
            {question && (
              <Text size="small" tone="muted">
                {question}
              </Text>
            )}
            <Button
              variant="quiet"
              size="small"
              disabled={status === 'busy'}
              onPress={() => {
                setLeftBehind(status);
                onModeChange({ mode: other });
              }}
            >
              {label}
            </Button>
          </Inline>
        ))}
      </Inline>
    </Modal>
  );
}
