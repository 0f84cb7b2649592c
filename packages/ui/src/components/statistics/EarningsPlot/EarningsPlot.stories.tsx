import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { EarningsPlot, type EarningsPlotProps } from './EarningsPlot';

const weeks = [0, 1_200, 3_400, 0, 0, 800, 12_300, 5_400, 2_100, 0, 6_600, 4_050].map(
  (amount, index) => ({ id: `${index}`, amount, text: `Week ${index + 1}: $${amount}` }),
);

const meta = preview.meta({
  title: 'Components/Statistics/EarningsPlot',
  component: EarningsPlot,
  args: {
    summary: 'Earnings of 12 weeks: $35,850, most in week 7',
    weeks,
    from: '14 Sep',
    to: 'This week',
  } satisfies EarningsPlotProps,
  parameters: { maxInlineSize: 640 },
});

export const Default = meta.story();

/** The first week of a stable. */
export const OneWeek = meta.story({
  args: { weeks: weeks.slice(6, 7), from: '', to: 'This week' },
});

/** It ran and won nothing. */
export const Nothing = meta.story({
  args: { weeks: weeks.map((week) => ({ ...week, amount: 0 })) },
});

/** Two years of a stable that wins millions. */
export const Long = meta.story({
  tags: ['vrt'],
  args: {
    weeks: Array.from({ length: 104 }, (_, index) => ({
      id: `${index}`,
      amount: 40_000 * ((index * 7) % 45),
      text: `Week ${index + 1}`,
    })),
  },
});

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });

export const TestSpoken = meta.story({
  name: 'Test: those who hear the page are told the sum; each week is a column',
  tags: ['!autodocs'],
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: args.summary })).toBeVisible();
    await expect(canvasElement.querySelectorAll('rect')).toHaveLength(12);
    await expect(canvas.getByText('$12k')).toBeVisible();
  },
});
