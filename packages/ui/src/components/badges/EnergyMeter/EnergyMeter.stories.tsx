import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ConditionMeter } from '../ConditionMeter/ConditionMeter';
import { EnergyMeter, type EnergyMeterProps } from './EnergyMeter';

const meta = preview.meta({
  title: 'Components/Badges/EnergyMeter',
  component: EnergyMeter,
  args: { value: 76, band: 'fit' } satisfies EnergyMeterProps,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

/** After days of rest. */
export const Full = meta.story({ args: { value: 100, band: 'fresh' } });

/** The day after a race. */
export const Tired = meta.story({ args: { value: 38, band: 'tired' } });

/** Work would do harm now, so the bar is red and says so. */
export const Spent = meta.story({ args: { value: 9, band: 'spent' } });

/** Under a condition meter, as on every horse: the two line up, and one colour means one thing. */
export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <ConditionMeter label="Condition" value={88} band="fresh" word="Excellent" />
      <EnergyMeter value={100} band="fresh" />
      <EnergyMeter value={72} band="fit" />
      <EnergyMeter value={38} band="tired" />
      <EnergyMeter value={9} band="spent" />
    </div>
  ),
});

export const TestNamed = meta.story({
  name: 'Test: it is the meter of energy',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Energy' })).toHaveAttribute(
      'aria-valuetext',
      '76%, Fit',
    );
  },
});
