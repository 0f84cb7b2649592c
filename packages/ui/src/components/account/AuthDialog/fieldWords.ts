import type { TextFieldProps } from '../../../primitives/TextField/TextField';
import type { AuthField, AuthFormMode } from './fields';
import { shortestPassword } from './validation';

type Words = Pick<TextFieldProps, 'label' | 'kind' | 'autoComplete' | 'hint'>;

/** How each field is called, and what a browser may fill in. */
export function fieldProps(mode: AuthFormMode): Record<AuthField, Words> {
  const choosing = mode === 'register' || mode === 'newPassword';
  return {
    fullName: {
      label: 'Full name',
      autoComplete: 'name',
      hint: 'Others read your first name and an initial. You can show more or less in My Details.',
    },
    stableName: {
      label: 'Stable name',
      autoComplete: 'off',
      hint: 'Your public name in racing.',
    },
    email: { label: 'E-mail', kind: 'email', autoComplete: 'email' },
    code: {
      label: 'Code',
      autoComplete: 'one-time-code',
      hint: 'Six digits of your authenticator app, or one of your recovery codes.',
    },
    password: {
      label: mode === 'newPassword' ? 'New password' : 'Password',
      kind: 'password',
      ...(choosing
        ? { autoComplete: 'new-password', hint: `At least ${shortestPassword} characters.` }
        : { autoComplete: 'current-password' }),
    },
  };
}
