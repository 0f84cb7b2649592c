import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ConditionMeter, type ConditionMeterProps } from './ConditionMeter';

const meta = preview.meta({
  title: 'Components/Badges/ConditionMeter',
  component: ConditionMeter,
  args: { label: 'Condition', value: 64, band: 'fit' } satisfies ConditionMeterProps,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

/** The host may say more finely how the horse is. */
export const WithWord = meta.story({ args: { value: 88, band: 'fresh', word: 'Excellent' } });

/** The same bar shows energy. */
export const Energy = meta.story({ args: { label: 'Energy', value: 76 } });

/** After a hard race: another one now would be run below strength. */
export const Tired = meta.story({ args: { value: 31, band: 'tired' } });

/** Rest is all that helps, so the bar is red and says so. */
export const Spent = meta.story({ args: { value: 4, band: 'spent' } });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <ConditionMeter label="Condition" value={100} band="fresh" word="Excellent" />
      <ConditionMeter label="Energy" value={72} band="fit" />
      <ConditionMeter label="Condition" value={38} band="tired" />
      <ConditionMeter label="Energy" value={9} band="spent" />
      <ConditionMeter label="Condition" value={0} band="spent" word="Poor" />
    </div>
  ),
});

export const TestOutOfRange = meta.story({
  name: 'Test: a value out of range is clamped',
  tags: ['!autodocs'],
  args: { value: 140, band: 'fresh' },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Condition' });
    await expect(meter).toHaveAttribute('value', '100');
    await expect(meter).toHaveAttribute('aria-valuetext', '100%, Fresh');
  },
});
