import { type ReactNode, useState } from 'react';
import { Button } from '../../../primitives/Button/Button';
import { Inline } from '../../../primitives/Inline/Inline';
import { Modal } from '../../../primitives/Modal/Modal';
import { Text } from '../../../primitives/Text/Text';
import { AuthForm, type AuthFormProps, type AuthMode, type AuthStatus } from './AuthForm';

export interface AuthDialogProps {
  open: boolean;
  mode: AuthMode;
  /** The host also forgets its last `status` here. */
  onModeChange: (detail: { mode: AuthMode }) => void;
  onClose: () => void;
  onLogin: AuthFormProps['onLogin'];
  onRegister: AuthFormProps['onRegister'];
  status: AuthStatus;
  /** Shown under the message of success, such as a link to the mail that was sent. */
  notice?: ReactNode;
}

const text: Record<AuthMode, { title: string; question: string; other: AuthMode; turn: string }> = {
  login: {
    title: 'Log in',
    question: 'New to Furlong?',
    other: 'register',
    turn: 'Create a stable',
  },
  register: {
    title: 'Create your stable',
    question: 'Already an owner?',
    other: 'login',
    turn: 'Log in',
  },
};

/** Logging in, or founding a stable. Going from one to the other clears every field and message. */
export function AuthDialog({
  open,
  mode,
  onModeChange,
  onClose,
  onLogin,
  onRegister,
  status,
  notice,
}: AuthDialogProps) {
  // An answer given in one mode says nothing in the other.
  const [leftBehind, setLeftBehind] = useState<AuthStatus>();
  const { title, question, other, turn } = text[mode];
  return (
    <Modal open={open} onClose={onClose} title={title}>
      <AuthForm
        key={mode}
        mode={mode}
        onLogin={onLogin}
        onRegister={onRegister}
        status={status === leftBehind ? 'idle' : status}
        notice={notice}
      />
      <Inline gap="xxsmall" justify="center">
        <Text size="small" tone="muted">
          {question}
        </Text>
        <Button
          variant="quiet"
          size="small"
          disabled={status === 'busy'}
          onPress={() => {
            setLeftBehind(status);
            onModeChange({ mode: other });
          }}
        >
          {turn}
        </Button>
      </Inline>
    </Modal>
  );
}
