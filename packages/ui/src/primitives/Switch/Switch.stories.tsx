import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack';
import { Switch, type SwitchProps } from './Switch';

const meta = preview.meta({
  title: 'Primitives/Switch',
  component: Switch,
  args: { label: 'E-mail me the results', on: false, onChange: fn() } satisfies SwitchProps,
  parameters: { maxInlineSize: 320 },
});

export const Default = meta.story();

export const On = meta.story({ args: { on: true } });

export const Disabled = meta.story({ args: { disabled: true } });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: (args) => (
    <Stack gap="none">
      <Switch {...args} />
      <Switch {...args} on />
      <Switch {...args} disabled />
      <Switch {...args} on disabled label="Remind me an hour before each of my horses runs" />
    </Stack>
  ),
});

export const TestTurning = meta.story({
  name: 'Test: the words and the space bar turn it on',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('E-mail me the results'));
    await expect(args.onChange).toHaveBeenCalledWith({ on: true });
    const lever = canvas.getByRole('switch', { name: 'E-mail me the results' });
    await expect(lever).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
});
