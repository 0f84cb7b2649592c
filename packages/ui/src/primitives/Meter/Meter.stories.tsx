import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack';
import { Meter, type MeterProps } from './Meter';

const meta = preview.meta({
  title: 'Primitives/Meter',
  component: Meter,
  args: { label: 'Entries', value: 9, max: 12, valueText: '9/12 entered' } satisfies MeterProps,
  parameters: { maxInlineSize: 280 },
});

export const Default = meta.story();

/** The words at the end say enough to the eye. */
export const LabelHidden = meta.story({ args: { labelHidden: true } });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <Stack gap="small">
      {(['positive', 'info', 'caution', 'critical', 'neutral'] as const).map((tone, i) => (
        <Meter
          key={tone}
          label={tone}
          value={100 - i * 25}
          valueText={`${100 - i * 25}%`}
          tone={tone}
        />
      ))}
    </Stack>
  ),
});

export const TestOutOfRange = meta.story({
  name: 'Test: a value out of range is clamped',
  tags: ['!autodocs'],
  args: { value: 14, valueText: '14/12 entered' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Entries' })).toHaveAttribute('value', '12');
  },
});
