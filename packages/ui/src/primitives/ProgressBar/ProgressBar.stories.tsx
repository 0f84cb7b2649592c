import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack';
import { ProgressBar, type ProgressBarProps } from './ProgressBar';

const meta = preview.meta({
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  args: {
    label: 'Speed training',
    value: 40,
    valueText: '1 h 12 min left',
  } satisfies ProgressBarProps,
  parameters: { maxInlineSize: 360 },
});

export const Default = meta.story();

/** On its way, and nobody knows how long. */
export const Unknown = meta.story({
  render: () => <ProgressBar label="Running the race again" />,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Running the race again' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
  },
});

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: (args) => (
    <Stack>
      <ProgressBar {...args} value={0} valueText="Just begun" />
      <ProgressBar {...args} />
      <ProgressBar {...args} value={100} valueText="Done" />
      <ProgressBar label="Running the race again in this browser, tick by tick, from the seed" />
    </Stack>
  ),
});

export const TestOutOfRange = meta.story({
  name: 'Test: a value out of range is clamped',
  tags: ['!autodocs'],
  args: { value: 140 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Speed training' });
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await expect(bar).toHaveAttribute('aria-valuetext', '1 h 12 min left');
  },
});
