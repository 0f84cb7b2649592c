import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Link } from '../../../primitives/Link/Link';
import { AuthDialog, type AuthDialogProps } from './AuthDialog';
import type { AuthStatus } from './AuthForm';

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
    onRegister: fn(),
    onRecover: fn(),
    onResend: fn(),
  } satisfies AuthDialogProps,
});

const registered = {
  success: 'Registration successful! Please check your email to verify your account.',
};

export const Default = meta.story({ tags: ['vrt'] });

export const Register = meta.story({ tags: ['vrt'], args: { mode: 'register' } });

export const RegisterDark = meta.story({
  tags: ['vrt'],
  globals: { theme: 'dark' },
  args: { mode: 'register' },
});

export const Recovery = meta.story({ tags: ['vrt'], args: { mode: 'recovery' } });

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

/** The server says no to one field. */
export const FieldRefused = meta.story({
  tags: ['vrt'],
  globals: { theme: 'dark' },
  args: {
    mode: 'register',
    status: { error: 'Another stable already has this name.', field: 'stableName' },
  },
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

export const Busy = meta.story({ args: { status: 'busy' } });

/** The account waits for the e-mail to be verified; the dialog stays. */
export const Registered = meta.story({
  tags: ['vrt'],
  args: {
    mode: 'register',
    status: registered,
    notice: <Link href="#outbox">Open the outbox of this demonstration</Link>,
  },
});

/** The host closes the dialog after a moment. */
export const LoggedIn = meta.story({ args: { status: { success: 'Welcome, Hillcrest!' } } });

export const Phone = Register.extend({ globals: { viewport: { value: 'phone' } } });

/** A host that remembers the mode and answers a registration by `answer`. */
function Host({ answer, ...args }: AuthDialogProps & { answer: AuthStatus }) {
  const [mode, setMode] = useState(args.mode);
  const [status, setStatus] = useState(args.status);
  return (
    <AuthDialog
      {...args}
      mode={mode}
      status={status}
      onModeChange={(detail) => setMode(detail.mode)}
      onRegister={(detail) => {
        args.onRegister(detail);
        setStatus(answer);
      }}
    />
  );
}

export const TestLogin = meta.story({
  name: 'Test: logging in hands over e-mail and password',
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
    await userEvent.keyboard('ada@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'x{Enter}');
    await expect(args.onLogin).toHaveBeenCalledWith({ email: 'ada@example.com', password: 'x' });
  },
});

export const TestRefusals = meta.story({
  name: 'Test: an incomplete form is refused in the specified words and not sent',
  args: { mode: 'register' },
  play: async ({ args, userEvent }) => {
    const press = () => userEvent.click(screen.getByRole('button', { name: 'JOIN' }));
    await userEvent.type(screen.getByLabelText('Full name'), '   ');
    await press();
    await expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all fields');
    for (const label of ['Full name', 'Stable name', 'E-mail', 'Password']) {
      const field = screen.getByLabelText(label);
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription('Please fill in this field');
    }
    await expect(screen.getByLabelText('Full name')).toHaveFocus();

    await userEvent.type(screen.getByLabelText('Full name'), 'Ada Byron');
    await userEvent.type(screen.getByLabelText('Stable name'), 'Hillcrest');
    await userEvent.type(screen.getByLabelText('Password'), '12345');
    for (const wrong of ['ada', 'ada@', '@example.com', 'ada@exa mple.com', 'ada@-x.com']) {
      const email = screen.getByLabelText('E-mail');
      await userEvent.clear(email);
      await userEvent.type(email, wrong);
      await expect(email).not.toHaveAttribute('aria-invalid');
      await press();
      await expect(email).toHaveAccessibleDescription('Please enter a valid e-mail address');
      await expect(email).toBeInvalid();
      await expect(email).toHaveFocus();
    }
    await expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.clear(screen.getByLabelText('E-mail'));
    await userEvent.type(screen.getByLabelText('E-mail'), 'ada@example.com{Enter}');
    const password = screen.getByLabelText('Password');
    await expect(password).toHaveAccessibleDescription(
      'Password must be at least 6 characters long',
    );
    await expect(password).toHaveFocus();
    await expect(screen.getByLabelText('E-mail')).not.toHaveAttribute('aria-invalid');
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
});

export const TestFieldRefused = meta.story({
  name: 'Test: what the server says of a field is said at the field, until it is changed',
  args: { mode: 'register' },
  render: (args) => (
    <Host
      {...args}
      answer={{ error: 'Another stable already has this name.', field: 'stableName' }}
    />
  ),
  play: async ({ userEvent }) => {
    await userEvent.type(screen.getByLabelText('Full name'), 'Ada Byron');
    await userEvent.type(screen.getByLabelText('Stable name'), 'Hillcrest');
    await userEvent.type(screen.getByLabelText('E-mail'), 'ada@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'gallop{Enter}');
    const name = screen.getByLabelText('Stable name');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription('Another stable already has this name.');
    await expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.type(name, ' Lodge');
    await expect(name).not.toHaveAttribute('aria-invalid');
    await expect(name).toHaveAccessibleDescription('Your public name in racing.');
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
  render: (args) => <Host {...args} answer="idle" />,
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'SEND LINK' }));
    await expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(
      'Please fill in this field',
    );
    await userEvent.type(screen.getByLabelText('E-mail'), ' ada@example.com{Enter}');
    await expect(args.onRecover).toHaveBeenCalledWith({ email: 'ada@example.com' });

    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await userEvent.click(screen.getByRole('button', { name: 'No confirmation mail?' }));
    await userEvent.type(screen.getByLabelText('E-mail'), 'ada@example.com{Enter}');
    await expect(args.onResend).toHaveBeenCalledWith({ email: 'ada@example.com' });
  },
});

export const TestRegistering = meta.story({
  name: 'Test: registering trims the names, clears the fields and stays open',
  args: { mode: 'register' },
  render: (args) => <Host {...args} answer={registered} />,
  play: async ({ args, userEvent }) => {
    await userEvent.type(screen.getByLabelText('Full name'), ' Ada Byron ');
    await userEvent.type(screen.getByLabelText('Stable name'), ' Hillcrest ');
    await userEvent.type(screen.getByLabelText('E-mail'), 'ada@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'gallop');
    await userEvent.click(screen.getByRole('button', { name: 'JOIN' }));
    await expect(args.onRegister).toHaveBeenCalledWith({
      fullName: 'Ada Byron',
      stableName: 'Hillcrest',
      email: 'ada@example.com',
      password: 'gallop',
    });
    await expect(screen.getByRole('status')).toHaveTextContent(registered.success);
    for (const field of ['Full name', 'Stable name', 'E-mail', 'Password']) {
      await expect(screen.getByLabelText(field)).toHaveValue('');
    }
  },
});

export const TestSwitching = meta.story({
  name: 'Test: switching the mode clears fields and messages',
  args: { mode: 'login', status: { error: 'Invalid login credentials' } },
  render: (args) => <Host {...args} answer="idle" />,
  play: async ({ userEvent }) => {
    await userEvent.type(screen.getByLabelText('E-mail'), 'ada@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Create a stable' }));
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expect(screen.getByLabelText('E-mail')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'JOIN' }));
    await expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all fields');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
});
