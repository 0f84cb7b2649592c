import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Answers } from '../../fixtures/Answers';
import { Controlled } from '../../fixtures/Controlled';
import { Inline } from '../Inline/Inline';
import { Select } from '../Select/Select';
import { Stack } from '../Stack/Stack';
import { TextField, type TextFieldProps } from './TextField';

const meta = preview.meta({
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'Stable name', value: '', onChange: fn() } satisfies TextFieldProps,
  render: (args) => (
    <Controlled {...args}>{(field) => <TextField {...args} {...field} />}</Controlled>
  ),
});

export const Default = meta.story();

export const WithHint = meta.story({
  args: { value: 'Hillcrest', hint: 'Your public name. It must be yours alone.' },
});

/** The name is taken: what happened and how to mend it. */
export const WithError = meta.story({
  args: { value: 'Hillcrest', error: 'That stable name is taken. Please choose another.' },
});

export const Disabled = meta.story({ args: { value: 'Hillcrest', disabled: true } });

export const Password = meta.story({
  args: { label: 'Password', value: 'six-furlongs', kind: 'password' },
});

/** At rest, pointed at, focused and pressed. */
export const States = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: (args) => (
    <Answers>
      <Inline>
        <TextField {...args} placeholder="Hillcrest" />
        <TextField {...args} value="Hillcrest" error="That stable name is taken." />
        <Select
          label="Track"
          options={[{ value: 'all', label: 'All tracks' }]}
          value="all"
          onChange={fn()}
        />
      </Inline>
    </Answers>
  ),
});

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: (args) => (
    <Stack>
      <TextField {...args} placeholder="Hillcrest" />
      <TextField {...args} value="Hillcrest" hint="Your public name." />
      <TextField {...args} value="Hillcrest" error="That stable name is taken." />
      <TextField {...args} value="Hillcrest" disabled />
      <TextField {...args} label="Password" value="six-furlongs" kind="password" />
    </Stack>
  ),
});

export const TestReveal = Password.extend({
  name: 'Test: a password can be looked at and hidden again',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(password).toHaveAttribute('type', 'password');
  },
});

export const TestErrorIsHeard = WithError.extend({
  name: 'Test: the error is tied to the field',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Stable name' });
    await expect(field).toHaveAccessibleDescription(
      'That stable name is taken. Please choose another.',
    );
    await expect(field).toBeInvalid();
    await userEvent.type(field, '2');
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'Hillcrest2' });
  },
});
