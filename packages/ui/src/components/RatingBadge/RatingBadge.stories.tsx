import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { RatingBadge, type RatingBadgeProps } from './RatingBadge';

const meta = preview.meta({
  title: 'Components/RatingBadge',
  component: RatingBadge,
  args: { rating: 92 } satisfies RatingBadgeProps,
});

export const Default = meta.story();

/** From 80 up to 89. */
export const Green = meta.story({ args: { rating: 84 } });

/** Below 80: every newcomer starts here. */
export const Blue = meta.story({ args: { rating: 47 } });

/** Both sides of each border, and the longest figure. */
export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {[118, 90, 89, 80, 79, 40, 7].map((rating) => (
        <RatingBadge key={rating} rating={rating} />
      ))}
    </div>
  ),
});

export const TestIsNamed = meta.story({
  name: 'Test: a screen reader hears what the figure is',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Rated 92' })).toHaveTextContent('92');
  },
});
