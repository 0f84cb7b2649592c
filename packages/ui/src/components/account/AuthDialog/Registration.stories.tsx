import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { AuthDialogHost } from '../../../fixtures/AuthDialogHost';
import { silks } from '../../../fixtures/silks';
import { Link } from '../../../primitives/Link/Link';
import { AuthDialog, type AuthDialogProps } from './AuthDialog';

const meta = preview.meta({
  title: 'Components/Account/Registration',
  component: AuthDialog,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    mode: 'register',
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

const registered = {
  success: 'Registration successful! Please check your email to verify your account.',
};

export const Register = meta.story({ tags: ['vrt'] });

/** A name gives its silks as it is typed. */
export const RegisterDark = meta.story({
  tags: ['vrt'],
  args: { silks: silks.silverBirch },
  globals: { theme: 'dark' },
});

/** The server says no to one field. */
export const FieldRefused = meta.story({
  tags: ['vrt'],
  globals: { theme: 'dark' },
  args: {
    status: { error: 'Another stable already has this name.', field: 'stableName' },
  },
});

/** The account waits for the e-mail to be verified: the form has done its work, the dialog stays. */
export const Registered = meta.story({
  tags: ['vrt'],
  args: {
    silks: silks.silverBirch,
    status: registered,
    notice: <Link href="#outbox">Open the outbox of this demonstration</Link>,
  },
});

export const Phone = Register.extend({ globals: { viewport: { value: 'phone' } } });

export const TestRefusals = meta.story({
  name: 'Test: an incomplete form is refused in the specified words and not sent',
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
  name: 'Test: what the server says of a field stands above the form, and the field is marked until it is changed',
  render: (args) => (
    <AuthDialogHost
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
    const alert = screen.getByRole('alert');
    await expect(alert).toHaveTextContent('Another stable already has this name.');
    await userEvent.type(name, ' Lodge');
    await expect(name).not.toHaveAttribute('aria-invalid');
    // Nothing moves while one types: it is taken back by the next press.
    await expect(alert).toBeVisible();
    await expect(name).toHaveAccessibleDescription('Your public name in racing.');
  },
});

export const TestRegistering = meta.story({
  name: 'Test: registering trims the names, puts the form away and leads on to the mail',
  args: { notice: <Link href="#outbox">Open the outbox of this demonstration</Link> },
  render: (args) => <AuthDialogHost {...args} answer={registered} />,
  play: async ({ args, userEvent }) => {
    await userEvent.type(screen.getByLabelText('Full name'), ' Ada Byron ');
    await userEvent.type(screen.getByLabelText('Stable name'), ' Hillcrest ');
    await userEvent.type(screen.getByLabelText('E-mail'), 'ada@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'gallop');
    await userEvent.click(screen.getByRole('button', { name: 'JOIN' }));
    await expect(args.onStableNameChange).toHaveBeenLastCalledWith({ name: ' Hillcrest ' });
    await expect(args.onRegister).toHaveBeenCalledWith({
      fullName: 'Ada Byron',
      stableName: 'Hillcrest',
      email: 'ada@example.com',
      password: 'gallop',
    });
    await expect(screen.getByRole('status')).toHaveTextContent(registered.success);
    await expect(screen.queryByRole('textbox')).toBeNull();
    await expect(screen.queryByRole('button', { name: 'JOIN' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('link')).toHaveFocus();
  },
});
