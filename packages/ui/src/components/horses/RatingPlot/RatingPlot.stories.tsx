import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { RatingPlot, type RatingPlotProps } from './RatingPlot';

const day = 86_400_000;

const moments = [88, 91, 90, 94, 94, 92].map((rating, index) => ({
  id: `run ${index}`,
  at: index * index * day,
  rating,
  text: `Run ${index + 1}: ${rating}`,
}));

const meta = preview.meta({
  title: 'Components/Horses/RatingPlot',
  component: RatingPlot,
  args: {
    summary: 'Rating over six runs: from 88 to 92, at its best 94',
    moments,
    from: '14 Mar',
    to: 'Today',
  } satisfies RatingPlotProps,
  parameters: { maxInlineSize: 640 },
});

export const Default = meta.story();

/** After its first run there is one rating. */
export const OneRun = meta.story({ args: { moments: moments.slice(0, 1), from: '', to: 'Today' } });

/** House horses keep their rating. */
export const Level = meta.story({
  args: { moments: moments.map((moment) => ({ ...moment, rating: 60 })) },
});

/** The most that the page of a horse loads at once, several times. */
export const Long = meta.story({
  tags: ['vrt'],
  args: {
    moments: Array.from({ length: 80 }, (_, index) => ({
      id: `run ${index}`,
      at: index * day,
      rating: 100 + ((index * 7) % 40),
      text: `Run ${index + 1}`,
    })),
  },
});

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });

export const TestSpoken = meta.story({
  name: 'Test: those who hear the page are told the range, and no dots',
  tags: ['!autodocs'],
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: args.summary })).toBeVisible();
    const path = canvasElement.querySelector('path')?.getAttribute('d') ?? '';
    // Each run but the first is a step along and a step up or down.
    await expect(path.match(/L/g)).toHaveLength(2 * (moments.length - 1));
  },
});
