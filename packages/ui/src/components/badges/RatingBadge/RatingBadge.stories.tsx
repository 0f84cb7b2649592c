import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { colourOf } from '../../../fixtures/colourOf';
import { RatingBadge, type RatingBadgeProps } from './RatingBadge';

const meta = preview.meta({
  title: 'Components/Badges/RatingBadge',
  component: RatingBadge,
  args: { rating: 92, band: 'gold' } satisfies RatingBadgeProps,
});

export const Default = meta.story();

export const Green = meta.story({ args: { rating: 84, band: 'green' } });

/** Every newcomer starts here. */
export const Blue = meta.story({ args: { rating: 47, band: 'blue' } });

const badges: readonly RatingBadgeProps[] = [
  { rating: 118, band: 'gold' },
  { rating: 90, band: 'gold' },
  { rating: 89, band: 'green' },
  { rating: 80, band: 'green' },
  { rating: 79, band: 'blue' },
  { rating: 40, band: 'blue' },
  { rating: 7, band: 'blue' },
];

/** Every band, with the longest figure and the shortest. */
export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {badges.map((badge) => (
        <RatingBadge key={badge.rating} {...badge} />
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

export const TestColours = Matrix.extend({
  name: 'Test: gold, green and blue are the colours that they are called',
  tags: ['!autodocs', '!vrt'],
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    const colour = (rating: number) =>
      colourOf(canvas.getByRole('img', { name: `Rated ${rating}` }));
    await expect([118, 89, 40].map(colour)).toEqual(['yellow', 'green', 'blue']);
  },
});
