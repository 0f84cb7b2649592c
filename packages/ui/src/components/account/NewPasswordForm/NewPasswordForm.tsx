import type { ReactNode } from 'react';
import { Card } from '../../../primitives/Card/Card';
import { Stack } from '../../../primitives/Stack/Stack';
import { Text } from '../../../primitives/Text/Text';
import { AuthForm, type AuthStatus } from '../AuthDialog/AuthForm';
import * as styles from './NewPasswordForm.css';

export interface NewPasswordFormProps {
  /** Whose password it is. */
  email: string;
  onSave: (detail: { password: string }) => void;
  status: AuthStatus;
  /** Shown under the message of success, such as the way on. */
  notice?: ReactNode;
}

/** Asks for the password that takes the place of a forgotten one. */
export function NewPasswordForm({ email, onSave, status, notice }: NewPasswordFormProps) {
  return (
    <div className={styles.root}>
      <Card>
        <Stack>
          <Text>
            For the account <strong>{email}</strong>.
          </Text>
          <AuthForm
            mode="newPassword"
            submit="SAVE PASSWORD"
            onSubmit={({ password }) => onSave({ password })}
            status={status}
            notice={notice}
          />
        </Stack>
      </Card>
    </div>
  );
}
