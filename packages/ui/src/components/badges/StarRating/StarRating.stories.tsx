import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { StarRating, type StarRatingProps } from './StarRating';

const meta = preview.meta({
  title: 'Components/Badges/StarRating',
  component: StarRating,
  args: { rating: 4.5 } satisfies StarRatingProps,
});

export const Default = meta.story();

export const Best = meta.story({ args: { rating: 5 } });

/** Nobody has praised it. */
export const None = meta.story({ args: { rating: 0 } });

/** The stars fill from the reader's own side. */
export const RightToLeft = meta.story({
  tags: ['vrt'],
  args: { rating: 2.5 },
  render: (args) => (
    <div dir="rtl">
      <StarRating {...args} />
    </div>
  ),
});

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <div style={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      {[5, 4.5, 3.7, 1, 0].map((rating) => (
        <StarRating key={rating} rating={rating} />
      ))}
    </div>
  ),
});

export const TestNamed = meta.story({
  name: 'Test: a screen reader hears one rating, not five stars, and never more than five',
  tags: ['!autodocs'],
  args: { rating: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'House grading: 5 out of 5' })).toHaveTextContent(
      '5.0',
    );
  },
});
