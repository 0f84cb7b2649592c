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

/** The server says no, in its own words. */
export const Refused = meta.story({
  tags: ['vrt'],
  args: { status: { error: 'Invalid login credentials' } },
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
export const LoggedIn = meta.story({ args: { status: { success: 'Welcome back, Hillcrest!' } } });

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
    await userEvent.type(screen.getByLabelText('Full name'), '   ');
    await userEvent.click(screen.getByRole('button', { name: 'JOIN' }));
    await expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all fields');
    await userEvent.type(screen.getByLabelText('Full name'), 'Ada Byron');
    await userEvent.type(screen.getByLabelText('Stable name'), 'Hillcrest');
    await userEvent.type(screen.getByLabelText('Password'), '12345');
    for (const wrong of ['ada', 'ada@', '@example.com', 'ada@exa mple.com', 'ada@-x.com']) {
      await userEvent.clear(screen.getByLabelText('E-mail'));
      await userEvent.type(screen.getByLabelText('E-mail'), `${wrong}{Enter}`);
      await expect(screen.getByRole('alert')).toHaveTextContent(
        'Please enter a valid e-mail address',
      );
    }
    await userEvent.clear(screen.getByLabelText('E-mail'));
    await userEvent.type(screen.getByLabelText('E-mail'), 'ada@example.com{Enter}');
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'Password must be at least 6 characters long',
    );
    await expect(args.onRegister).not.toHaveBeenCalled();
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
