import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { AuthDialogHost } from '../../../fixtures/AuthDialogHost';
import { write } from '../../../fixtures/write';
import { AuthDialog, type AuthDialogProps } from './AuthDialog';

const meta = preview.meta({
  title: 'Components/Account/AuthDialog',
  component: AuthDialog,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    mode: 'login',
    status: 'idle',
    onModeChange: fn(),
    onClose: fn(),
    onLogin: fn(),
    onCode: fn(),
    onRegister: fn(),
    onStableNameChange: fn(),
    onRecover: fn(),
    onResend: fn(),
  } satisfies AuthDialogProps,
});

export const Default = meta.story({ tags: ['vrt'] });

export const Recovery = meta.story({ tags: ['vrt'], args: { mode: 'recovery' } });

/** The password was right, and the account has a second factor. */
export const Code = meta.story({
  args: { mode: 'code' },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Code'), ' 123456 {Enter}');
    await expect(args.onCode).toHaveBeenLastCalledWith({ code: '123456' });
  },
});

/** The link of a confirmation mail has expired; the host knows which address waits. */
export const Resend = meta.story({
  tags: ['vrt'],
  args: {
    mode: 'resend',
    email: 'ada@example.com',
    status: { error: 'This link has expired or was used already. Ask for a new one.' },
  },
});

/** The server says no. */
export const Refused = meta.story({
  tags: ['vrt'],
  args: { status: { error: 'The e-mail or the password is wrong.' } },
});

/** Too many attempts: the host says when the next one is taken. */
export const Waiting = meta.story({
  tags: ['vrt'],
  args: {
    status: {
      error: 'Too many attempts in a short time. Please wait 2 minutes 41 seconds and try again.',
      wait: 'Try again in 2 minutes 41 seconds',
    },
  },
});

/** As a password manager writes that fires no event. */
export const TestWrittenWithoutAnEvent = meta.story({
  name: 'Test: what was written without an event is sent, and stays while the rest is typed',
  play: async ({ args, userEvent }) => {
    const email = await screen.findByLabelText<HTMLInputElement>('E-mail');
    write(email, 'ada@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'a long secret');
    await expect(email).toHaveValue('ada@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'LOGIN' }));
    await expect(args.onLogin).toHaveBeenLastCalledWith({
      email: 'ada@example.com',
      password: 'a long secret',
    });
    write(email, 'bea@example.com');
    write(screen.getByLabelText<HTMLInputElement>('Password'), 'another secret');
    await userEvent.click(screen.getByRole('button', { name: 'LOGIN' }));
    await expect(args.onLogin).toHaveBeenLastCalledWith({
      email: 'bea@example.com',
      password: 'another secret',
    });
  },
});

export const Busy = meta.story({ args: { status: 'busy' } });

/** The host closes the dialog after a moment. */
export const LoggedIn = meta.story({ args: { status: { success: 'Welcome, Hillcrest!' } } });

export const TestLogin = meta.story({
  name: 'Test: logging in hands over e-mail and password',
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
    await userEvent.keyboard('ada@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'x{Enter}');
    await expect(args.onLogin).toHaveBeenCalledWith({ email: 'ada@example.com', password: 'x' });
  },
});

export const TestWaiting = Waiting.extend({
  name: 'Test: while the server wants to be left alone nothing is sent, and the focus stays',
  tags: ['!vrt'],
  play: async ({ args, userEvent }) => {
    await userEvent.type(screen.getByLabelText('E-mail'), 'ada@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'gallop');
    const button = screen.getByRole('button', { name: 'Try again in 2 minutes 41 seconds' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
});

export const TestMails = meta.story({
  name: 'Test: a lost mail and a forgotten password are asked for by the address alone',
  render: (args) => <AuthDialogHost {...args} answer="idle" />,
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'SEND LINK' }));
    await expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(
      'Please fill in this field',
    );
    await userEvent.type(screen.getByLabelText('E-mail'), ' ada@example.com{Enter}');
    await expect(args.onRecover).toHaveBeenCalledWith({ email: 'ada@example.com' });

    await userEvent.click(screen.getByRole('button', { name: 'LOGIN' }));
    await userEvent.click(screen.getByRole('button', { name: 'No confirmation mail?' }));
    await userEvent.type(screen.getByLabelText('E-mail'), 'ada@example.com{Enter}');
    await expect(args.onResend).toHaveBeenCalledWith({ email: 'ada@example.com' });
  },
});

export const TestSwitching = meta.story({
  name: 'Test: switching the mode clears fields and messages',
  args: { mode: 'login', status: { error: 'Invalid login credentials' } },
  render: (args) => <AuthDialogHost {...args} answer="idle" />,
  play: async ({ userEvent }) => {
    await userEvent.type(screen.getByLabelText('E-mail'), 'ada@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'JOIN' }));
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expect(screen.getByLabelText('E-mail')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'JOIN' }));
    await expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all fields');
    await userEvent.click(screen.getByRole('button', { name: 'LOGIN' }));
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
});
