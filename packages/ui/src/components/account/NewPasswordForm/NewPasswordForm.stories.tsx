import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Link } from '../../../primitives/Link/Link';
import { NewPasswordForm, type NewPasswordFormProps } from './NewPasswordForm';

const meta = preview.meta({
  title: 'Components/Account/NewPasswordForm',
  component: NewPasswordForm,
  args: {
    email: 'ada@example.com',
    onSave: fn(),
    status: 'idle',
  } satisfies NewPasswordFormProps,
});

export const Default = meta.story();

/** The account service wants a stronger one, and says why. */
export const Weak = meta.story({
  tags: ['vrt'],
  globals: { theme: 'both' },
  args: {
    status: {
      error: 'This password is too weak: it is known from a leak. Please choose another one.',
      field: 'password',
    },
  },
});

export const Saved = meta.story({
  args: {
    status: { success: 'Your password is changed. Your other sessions have ended.' },
    notice: <Link href="#stable">Go to my stable</Link>,
  },
});

export const TestSaving = meta.story({
  name: 'Test: a password that is long enough is handed over',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const password = canvas.getByLabelText('New password');
    await userEvent.type(password, '12345{Enter}');
    await expect(password).toHaveAccessibleDescription(
      'Password must be at least 6 characters long',
    );
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(password, '6{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({ password: '123456' });
  },
});
