import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack';
import { Checkbox, type CheckboxProps } from './Checkbox';

const meta = preview.meta({
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: {
    label: 'Only races my horses can enter',
    checked: false,
    onChange: fn(),
  } satisfies CheckboxProps,
});

export const Default = meta.story();

export const Checked = meta.story({ args: { checked: true } });

export const WithHint = meta.story({
  args: { checked: true, hint: 'By specialty, age and rating.' },
});

export const Disabled = meta.story({ args: { checked: true, disabled: true } });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: (args) => (
    <Stack gap="none">
      <Checkbox {...args} />
      <Checkbox {...args} checked />
      <Checkbox {...args} checked hint="By specialty, age and rating." />
      <Checkbox {...args} disabled label="Not open yet" />
      <Checkbox {...args} checked disabled label="Always on" />
    </Stack>
  ),
});

export const TestWordsAreTheTarget = meta.story({
  name: 'Test: the words and the space bar tick it',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Only races my horses can enter'));
    await expect(args.onChange).toHaveBeenCalledWith({ checked: true });
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
});
