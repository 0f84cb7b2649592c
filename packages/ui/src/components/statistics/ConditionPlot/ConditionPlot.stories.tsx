import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ConditionPlot, type ConditionPlotProps } from './ConditionPlot';

const day = 86_400_000;

const noted = [72, 76, 80, 83, 86, 78, 81, 90].map((condition, index) => ({
  id: `${index}`,
  at: index * index * day,
  condition,
  after: index % 3 === 1 ? ('run' as const) : ('session' as const),
  text: `Day ${index * index}: ${condition}%`,
}));

const meta = preview.meta({
  title: 'Components/Statistics/ConditionPlot',
  component: ConditionPlot,
  args: {
    summary: 'Condition over seven weeks: between 72% and 90%, now 90%',
    noted,
    course: noted.flatMap(({ at, condition }, index) => {
      const next = noted[index + 1];
      const rests = next !== undefined && next.at - at > 5 * day;
      return [{ at, condition }, ...(rests ? [{ at: next.at - 1, condition: condition - 4 }] : [])];
    }),
    from: '14 Mar',
    to: 'Today',
  } satisfies ConditionPlotProps,
  parameters: { maxInlineSize: 640 },
});

export const Default = meta.story();

/** After its first run or session one condition is known. */
export const One = meta.story({
  args: { noted: noted.slice(0, 1), course: noted.slice(0, 1), from: '', to: 'Today' },
});

/** A season of work, every day. */
export const Long = meta.story({
  tags: ['vrt'],
  args: {
    noted: Array.from({ length: 84 }, (_, index) => ({
      id: `${index}`,
      at: index * day,
      condition: 70 + ((index * 7) % 28),
      after: index % 9 === 0 ? ('run' as const) : ('session' as const),
      text: `Day ${index}`,
    })),
    course: Array.from({ length: 84 }, (_, index) => ({
      at: index * day,
      condition: 70 + ((index * 7) % 28),
    })),
  },
});

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });

export const TestSpoken = meta.story({
  name: 'Test: those who hear the page are told the range; what a dot stands for is written',
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: args.summary })).toBeVisible();
    await expect(canvas.getByText('After training')).toBeVisible();
  },
});
